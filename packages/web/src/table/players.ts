/** Who sits at a table, who is to act, and whose view the screen shows. */

import type { Common, Seat, Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { gameCalled } from '@boneyard/rules/games';
import { partnersOf } from '@boneyard/rules/sides';
import type { Browser } from '@boneyard/words/en/browser';
import type { Narration } from '@boneyard/words/narration';
import { useMemo, useState } from 'react';
import { type UserSettings, useSettings } from '../app/settings';
import type { TablePlayer, TablePosition } from '../play/play';
import { useDelayed } from '../ui/delay';

export function peopleAt(seats: readonly TablePlayer[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The name, with a number after it if somebody else has the same. */
function unlike(others: readonly string[], name: string): string {
  let own = name;
  for (let n = 2; others.includes(own); n++) own = `${name} ${n}`;
  return own;
}

/** A person who plays alone is called “You”; several have names. */
export function namesOf(seats: readonly TablePlayer[], { speech, web }: Browser): string[] {
  const alone = peopleAt(seats).length === 1;
  const names: string[] = [];
  for (const [seat, { kind, name }] of seats.entries()) {
    const nameless = kind === 'bot' ? speech.bot(seat) : web.setup.player(seat + 1);
    names.push(unlike(names, kind === 'person' && alone ? speech.you : name || nameless));
  }
  return names;
}

/** How long a match is: “100 points”. */
export function lengthOf({ options }: Table, id: GameId, { web, speech }: Browser): string {
  const specified = gameCalled(id)!.options;
  const [name] = Object.keys(specified).filter((one) => specified[one]!.kind === 'match');
  const [[kind, n] = ['rounds', 1]] = Object.entries(options[name!]!);
  return kind === 'target' ? speech.points(n) : web.setup.rounds(n);
}

/** How long players see what their move did before the device goes on, in milliseconds. */
const SEEN: Readonly<Record<UserSettings['pace'], number>> = { calm: 3000, usual: 2000, quick: 1000, instant: 0 };

export interface TablePlayers {
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  /** The same as they are told to the viewer: “Bo, your partner,”. */
  readonly told: readonly string[];
  /** Who is to act now, people and bots. */
  readonly acting: readonly Seat[];
  /** The person who is to act. */
  readonly actor: Seat | undefined;
  /** Who holds the device. */
  readonly holder: Seat | undefined;
  /** Whose tiles are shown; undefined if only bots play, or while all hands are covered. */
  readonly viewer: Seat | undefined;
  /** The device has to be handed to another player before the game goes on. */
  readonly handOver: boolean;
  /** The hands are covered for that: a moment later, so that the last player sees what the move did. */
  readonly covered: boolean;
  take(seat: Seat): void;
}

export function usePlayers(
  seats: readonly TablePlayer[],
  newest: TablePosition,
  narration: Narration<Common, Browser>,
  words: Browser,
): TablePlayers {
  const people = useMemo(() => peopleAt(seats), [seats]);
  const names = useMemo(() => namesOf(seats, words), [seats, words]);
  const [holder, setHolder] = useState<Seat | undefined>(people.length === 1 ? people[0] : undefined);
  const { game, table } = newest;
  const over = newest.ended !== undefined;
  const view = newest.seen(undefined);
  const acting = over ? [] : game.toAct(view);
  const actor = holder !== undefined && acting.includes(holder) ? holder : acting.find((seat) => people.includes(seat));
  const allOpen = over || narration.open(view).length === table.players;
  const handOver = actor !== undefined && actor !== holder && !allOpen;
  const { pace } = useSettings();
  const seen = useDelayed(handOver, SEEN[pace]);
  const covered = handOver && (holder === undefined || SEEN[pace] === 0 || seen);
  const viewer = allOpen ? (actor ?? holder ?? people[0]) : covered ? undefined : holder;
  const partners = viewer === undefined ? [] : partnersOf(game, table, viewer);
  return {
    people,
    names,
    told: names.map((name, seat) => (partners.includes(seat) ? `${name}, ${words.speech.partner},` : name)),
    acting,
    actor,
    holder,
    viewer,
    handOver,
    covered,
    take: setHolder,
  };
}
