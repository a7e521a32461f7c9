/** Who sits around a table, who is to act, and whose eyes look at the screen. */

import type { Seat, Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { gameCalled } from '@boneyard/rules/games';
import type { Browser } from '@boneyard/words/en/browser';
import type { Telling } from '@boneyard/words/telling/telling';
import { useMemo, useState } from 'react';
import type { Player, Position } from '../play/play';

export function peopleAt(seats: readonly Player[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The name, or with a number behind it where somebody else has it already. */
function unlike(others: readonly string[], name: string): string {
  let own = name;
  for (let n = 2; others.includes(own); n++) own = `${name} ${n}`;
  return own;
}

/** One person alone is You; several have names. */
export function namesOf(seats: readonly Player[], { speech, web }: Browser): string[] {
  const alone = peopleAt(seats).length === 1;
  const names: string[] = [];
  for (const [seat, { kind, name }] of seats.entries()) {
    const nameless = kind === 'bot' ? speech.bot(seat) : web.setup.seat(seat + 1);
    names.push(unlike(names, kind === 'person' && alone ? speech.you : name || nameless));
  }
  return names;
}

/** The rules of a table in a few words: what differs from the usual ones. */
export function rulesOf({ players, options }: Table, id: GameId, { forms, web }: Browser): string {
  const game = gameCalled(id)!;
  const told: string[] = [];
  for (const [name, option] of Object.entries(game.options)) {
    const value = options[name]!;
    if (option.kind === 'match') {
      const [[kind, n] = ['rounds', 1]] = Object.entries(value);
      told.push(`${n} ${kind === 'target' ? web.setup.points(n) : web.setup.rounds(n)}`);
    } else if (value !== option.usual({ players, options })) {
      const field = forms[id][name]!;
      told.push(field.values?.[String(value)] ?? (value === true ? field.label : `${field.label} ${value}`));
    }
  }
  return told.join(', ');
}

export interface Company {
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  /** Who is to act now, people and bots. */
  readonly acting: readonly Seat[];
  /** The person who is to act. */
  readonly actor: Seat | undefined;
  /** Whose tiles are shown; nobody's when only bots play. */
  readonly viewer: Seat | undefined;
  /** The device has to go to somebody else before the game goes on. */
  readonly handOver: boolean;
  take(seat: Seat): void;
}

export function useCompany(seats: readonly Player[], newest: Position, telling: Telling, words: Browser): Company {
  const people = useMemo(() => peopleAt(seats), [seats]);
  const names = useMemo(() => namesOf(seats, words), [seats, words]);
  const [holder, setHolder] = useState<Seat | undefined>(people.length === 1 ? people[0] : undefined);
  const { game, table } = newest;
  const over = newest.ended !== undefined;
  const view = newest.seen(undefined);
  const acting = over ? [] : game.toAct(view);
  const actor = holder !== undefined && acting.includes(holder) ? holder : acting.find((seat) => people.includes(seat));
  const allOpen = over || telling.open(view).length === table.players;
  return {
    people,
    names,
    acting,
    actor,
    viewer: allOpen ? (actor ?? holder ?? people[0]) : holder,
    handOver: actor !== undefined && actor !== holder && !allOpen,
    take: setHolder,
  };
}
