/** Who sits at a table before the match, and what has been agreed. */

import type { TableView } from '@boneyard/protocol/tables';
import type { GameId } from '@boneyard/rules/games';
import type { ReactNode } from 'react';
import { useWords } from '../app/language';
import { useRulesText } from '../rules/rulestext';
import { useMatchWords } from './matches/matchwords';
import { useOnlineWords } from './onlinewords';
import type { KnownTable } from './reducer';

interface Props {
  readonly known: KnownTable;
  readonly shown: TableView;
  /** What can be done with a free seat. */
  free?(seat: number): ReactNode;
}

/** The seats that a person may still take. */
export function freeSeats({ seats }: TableView): number[] {
  return seats.flatMap(({ chair, name }, seat) => (chair.kind === 'person' && name === undefined ? [seat] : []));
}

function Sitter({ seat, known, shown, free }: Props & { readonly seat: number }) {
  const { web } = useWords();
  const { gathering, seat: texts } = useOnlineWords();
  const { chair, name, bot } = shown.seats[seat]!;
  const away = name !== undefined && known.here[seat]?.here === false;
  const notes = [
    seat === shown.you && gathering.you,
    seat === shown.host && gathering.host,
    away && seat !== shown.you && texts.gone,
    bot && gathering.bot,
    chair.kind === 'bot' && web.levels[chair.level],
  ].filter((note) => note !== false);
  return (
    <li className={name === undefined && chair.kind === 'person' ? 'free' : ''}>
      <span className="disc" aria-hidden="true">
        {name?.slice(0, 1) ?? seat + 1}
      </span>
      <span className="sitter">
        <strong>{name ?? (chair.kind === 'bot' ? gathering.bot : gathering.free)}</strong>{' '}
        <span className="quiet">{notes.join(' · ')}</span>
      </span>
      {name === undefined && free?.(seat)}
    </li>
  );
}

export function Sitters(props: Props) {
  const { gathering } = useOnlineWords();
  return (
    <ol className="sitters" aria-label={gathering.seats}>
      {props.shown.seats.map((_, seat) => (
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
  const { clock, options, rated, seats } = shown;
  const rules = useRulesText(shown.game as GameId)({ players: seats.length, options });
  const time = !clock
    ? gathering.noClock
    : 'turn' in clock
      ? gathering.seconds(clock.turn)
      : gathering.days(clock.days);
  return <p className="quiet">{gathering.rules([...(rated ? [matches.rated] : []), rules, time].join(', '))}</p>;
}
