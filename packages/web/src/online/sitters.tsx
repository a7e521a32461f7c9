/** Who sits at a table before the match, and what has been agreed. */

import type { TableView } from '@boneyard/protocol/tables';
import type { Seat, Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { partnersOf } from '@boneyard/rules/sides';
import { facts } from '@boneyard/words/facts';
import type { ReactNode } from 'react';
import { useWords } from '../app/language';
import { useOwnRulesText } from '../rules/rulestext';
import { useMatchWords } from './matches/matchwords';
import { useOnlineWords } from './onlinewords';
import type { KnownTable } from './reducer';

interface Props {
  readonly known: KnownTable;
  readonly shown: TableView;
  /** What can be done with a free seat. */
  free?(seat: number): ReactNode;
}

export function tableOf({ seats, options }: TableView): Table {
  return { players: seats.length, options };
}

/** The partners who sit already, by seat, as a list for a sentence. */
export function usePartnerNames(shown: TableView): (seat: Seat) => string {
  const { speech } = useWords();
  const { gathering } = useOnlineWords();
  const game = gameCalled(shown.game)!;
  return (seat) =>
    speech.and(
      partnersOf(game, tableOf(shown), seat).flatMap((partner) => {
        const { chair, name } = shown.seats[partner]!;
        return name ?? (chair.kind === 'bot' ? gathering.bot : []);
      }),
    );
}

/** The seats that a person may still take. */
export function freeSeats({ seats }: TableView): number[] {
  return seats.flatMap(({ chair, name }, seat) => (chair.kind === 'person' && name === undefined ? [seat] : []));
}

function Sitter({ seat, known, shown, free }: Props & { readonly seat: number }) {
  const { web, speech } = useWords();
  const { gathering, seat: texts } = useOnlineWords();
  const { chair, name, bot } = shown.seats[seat]!;
  const { you } = shown;
  const mine = you === undefined ? [] : partnersOf(gameCalled(shown.game)!, tableOf(shown), you);
  const partners = usePartnerNames(shown)(seat);
  const away = name !== undefined && known.here[seat]?.here === false;
  const notes = facts(
    seat === you && gathering.you,
    mine.includes(seat) && speech.partner,
    !mine.includes(seat) && partners !== '' && gathering.partnerOf(partners),
    seat === shown.host && gathering.host,
    away && seat !== you && texts.gone,
    bot && gathering.bot,
    chair.kind === 'bot' && web.levels[chair.level],
  );
  return (
    <li className={name === undefined && chair.kind === 'person' ? 'free' : ''}>
      <span className="disc" aria-hidden="true">
        {name?.slice(0, 1) ?? seat + 1}
      </span>
      <span className="sitter">
        <strong>{name ?? (chair.kind === 'bot' ? gathering.bot : gathering.free)}</strong>{' '}
        <span className="quiet">{notes}</span>
      </span>
      {name === undefined && free?.(seat)}
    </li>
  );
}

export function Sitters(props: Props) {
  const { gathering } = useOnlineWords();
  const { shown } = props;
  const sided = gameCalled(shown.game)!.sides?.(tableOf(shown)) !== undefined;
  return (
    <ol className={sided ? 'sitters sides' : 'sitters'} aria-label={gathering.seats}>
      {shown.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Sitter key={seat} seat={seat} {...props} />
      ))}
    </ol>
  );
}

/** The rules and the clock of a table in one line. */
export function Agreement({ shown }: { readonly shown: TableView }) {
  const { gathering } = useOnlineWords();
  const { table: matches } = useMatchWords();
  const { clock, rated } = shown;
  const rules = useOwnRulesText(shown.game as GameId)(tableOf(shown));
  const time = !clock
    ? gathering.noClock
    : 'turn' in clock
      ? gathering.seconds(clock.turn)
      : gathering.days(clock.days);
  return <p className="quiet">{gathering.rules(facts(rated && matches.rated, rules, time))}</p>;
}
