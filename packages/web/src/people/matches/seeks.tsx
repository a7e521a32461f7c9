/** Everybody who is looking for a game, to be joined at a click. */

import type { Me } from '@boneyard/protocol/messages';
import type { Sought } from '@boneyard/protocol/tables';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { useWords } from '../../language';
import { useOnline } from '../../online/speaking';
import { rulesOf } from '../../table/company';
import type { Searching } from './searching';
import { useMatches } from './speaking';

interface SeekProps {
  readonly sought: Sought;
  readonly search: Searching;
  readonly me: Me | null;
}

function Seek({ sought, search, me }: SeekProps) {
  const words = useWords();
  const { gathering } = useOnline();
  const { find, table, rating } = useMatches();
  const { id, name, rank, since: _, ...terms } = sought;
  const { players, options, clock, rated } = terms;
  const game = terms.game as GameId;
  const mine = search.looking?.seek === id;
  const time = clock && ('turn' in clock ? gathering.seconds(clock.turn) : gathering.days(clock.days));
  const agreed = [
    players > 2 && find.players(players),
    rated ? table.rated : find.counting.friendly,
    time,
    rulesOf({ players, options }, game, words),
  ];
  const may = me !== null && !mine && (!rated || me.kind === 'account');
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        {mine ? (
          <span className="state">{find.you}</span>
        ) : (
          <span className="quiet">
            {rank.rating}
            {rank.provisional && ` (${rating.provisional})`}
          </span>
        )}
        <br />
        {words.games[game].name} <span className="quiet">· {agreed.filter(Boolean).join(' · ')}</span>
      </span>
      {may && (
        <button
          type="button"
          className="button brass"
          aria-label={find.answerTo(name, words.games[game].name)}
          onClick={() => search.look(terms, id)}
        >
          {find.answer}
        </button>
      )}
    </li>
  );
}

export function Seeks({ search, me }: { readonly search: Searching; readonly me: Me | null }) {
  const { connecting } = useOnline();
  const { find } = useMatches();
  const shown = search.seeks?.filter(({ game }) => gameCalled(game));
  return (
    <section className="panel" aria-live="polite">
      <h2>{find.seeks}</h2>
      {shown === undefined && <p className="quiet">{connecting}</p>}
      {shown?.length === 0 && <p className="quiet">{find.none}</p>}
      <ul className="tables" aria-label={find.seeks}>
        {shown?.map((sought) => (
          <Seek key={sought.id} sought={sought} search={search} me={me} />
        ))}
      </ul>
    </section>
  );
}
