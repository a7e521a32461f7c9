/** The list of players who are looking for a game, each with a button to join. */

import type { Me } from '@boneyard/protocol/players';
import type { SeekListing, SeekTerms } from '@boneyard/protocol/seeks';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { useWords } from '../../app/language';
import { useRulesText } from '../../rules/rulestext';
import { useOnlineWords } from '../onlinewords';
import { useMatchWords } from './matchwords';
import type { MatchSearch } from './searchconnection';

interface Props {
  readonly search: MatchSearch;
  readonly me: Me | null;
  /** Plays with the player whose search this is. */
  onAnswer(terms: SeekTerms, seek: string): void;
}

function SeekRow({ sought, search, me, onAnswer }: Props & { readonly sought: SeekListing }) {
  const words = useWords();
  const { gathering } = useOnlineWords();
  const { find, table, rating } = useMatchWords();
  const { id, name, rank, since: _, ...terms } = sought;
  const { players, options, clock, rated } = terms;
  const game = terms.game as GameId;
  const mine = search.active?.seek === id;
  const time = clock && ('turn' in clock ? gathering.seconds(clock.turn) : gathering.days(clock.days));
  const rulesText = useRulesText(game);
  const agreed = [
    players > 2 && find.players(players),
    rated ? table.rated : find.counting.friendly,
    time,
    rulesText({ players, options }),
  ];
  const mayJoin = !mine && (!rated || me?.kind === 'account');
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
      {mayJoin && (
        <button
          type="button"
          className="button brass"
          aria-label={find.answerTo(name, words.games[game].name)}
          onClick={() => onAnswer(terms, id)}
        >
          {find.answer}
        </button>
      )}
    </li>
  );
}

export function Seeks(props: Props) {
  const { search } = props;
  const { connecting } = useOnlineWords();
  const { find } = useMatchWords();
  const shown = search.seeks?.filter(({ game }) => gameCalled(game));
  return (
    <section className="panel" aria-live="polite">
      <h2>{find.seeks}</h2>
      {shown === undefined && <p className="quiet">{connecting}</p>}
      {shown?.length === 0 && <p className="quiet">{find.none}</p>}
      <ul className="tables" aria-label={find.seeks}>
        {shown?.map((sought) => (
          <SeekRow key={sought.id} sought={sought} {...props} />
        ))}
      </ul>
    </section>
  );
}
