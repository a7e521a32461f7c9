/** How a player stands in one variant of a game: rating, figures, and the rating over time. */

import type { ProfileGame } from '@boneyard/protocol/players';
import type { GameId } from '@boneyard/rules/games';
import type { ReactNode } from 'react';
import { useWords } from '../../app/language';
import { useVariantTitle } from '../tabletitle';
import { Facts } from './facts';
import { useMatchWords } from './matchwords';
import { RatingChart } from './ratingchart';

const INITIAL_RATING = 1000;

interface Props {
  readonly played: ProfileGame;
  /** What follows the chart. */
  readonly children?: ReactNode;
}

export function GameStanding({ played, children }: Props) {
  const variantTitle = useVariantTitle();
  const { speech } = useWords();
  const { profile, rating } = useMatchWords();
  const { rank, matches, won, history } = played;
  const name = variantTitle(played.game as GameId, played.variant);
  const ratings = [...(history.length === matches ? [INITIAL_RATING] : []), ...history.map((past) => past.rating)];
  return (
    <section className="panel standing" aria-label={name}>
      <div className="figures">
        <h2>{name}</h2>
        <p className="rating">
          <strong>{speech.rating(rank.rating)}</strong>{' '}
          {rank.provisional && <span className="quiet">{rating.provisional}</span>}
        </p>
        <Facts
          facts={[
            [profile.matches, speech.number(matches)],
            [profile.won, speech.number(won)],
            [profile.share, speech.percent(won / matches)],
            [profile.best, speech.rating(Math.max(...history.map((past) => past.rating)))],
          ]}
        />
        <RatingChart label={profile.chart(name, ratings[0]!, ratings.at(-1)!, history.length)} ratings={ratings} />
      </div>
      {children}
    </section>
  );
}
