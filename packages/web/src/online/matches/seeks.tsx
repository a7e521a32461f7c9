/** The list of players who are looking for a game, each with a button to join. */

import type { Me } from '@boneyard/protocol/players';
import type { SeekListing, SeekTerms } from '@boneyard/protocol/seeks';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { SEPARATOR } from '@boneyard/words/facts';
import { useWords } from '../../app/language';
import { useOnlineWords } from '../onlinewords';
import { useTableTitle } from '../tabletitle';
import { useMatchWords } from './matchwords';
import type { MatchSearch } from './searchconnection';
import { useTermsText } from './termstext';

interface Props {
  readonly search: MatchSearch;
  readonly me: Me | null;
  /** Plays with the player whose search this is. */
  onAnswer(terms: SeekTerms, seek: string): void;
}

function SeekRow({ sought, search, me, onAnswer }: Props & { readonly sought: SeekListing }) {
  const { speech } = useWords();
  const { find, rating } = useMatchWords();
  const { id, name, partner, rank, since: _, ...terms } = sought;
  const { active } = search;
  // Two who search together are listed once, under the name of the first.
  const isPair = partner !== undefined && active?.pair?.partner === name && partner === me?.name;
  const mine = active?.seek === id || isPair;
  const who = partner === undefined ? name : speech.and([name, partner]);
  const title = useTableTitle()(terms.game as GameId, terms);
  const termsText = useTermsText(terms.game as GameId);
  const mayJoin = !mine && (!terms.rated || me?.kind === 'account');
  return (
    <li>
      <span>
        <strong>{who}</strong>{' '}
        {mine ? (
          <span className="state">{find.you}</span>
        ) : (
          <span className="quiet">
            {speech.rating(rank.rating)}
            {rank.provisional && ` (${rating.provisional})`}
          </span>
        )}
        <br />
        {title}{' '}
        <span className="quiet">
          {SEPARATOR} {termsText(terms)}
        </span>
      </span>
      {mayJoin && (
        <button
          type="button"
          className="button brass"
          aria-label={find.answerTo(who, title)}
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
