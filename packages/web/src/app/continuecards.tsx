/** A game that is not over, as a card with its position. */

import type { GameId } from '@boneyard/rules/games';
import { SEPARATOR } from '@boneyard/words/facts';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { lazy } from '../ui/lazy';
import { useHomeWords } from './homewords';
import { useWords } from './language';
import type { ListedGame } from './savedgamelist';
import { opponentsIn, playedIn, scoresOf, waitsHere } from './savedgametexts';
import { VariantPicture } from './variantpicture';

const PositionPicture = lazy(() =>
  import('./positionpicture').then(({ PositionPicture }) => ({ default: PositionPicture })),
);

interface CardProps {
  readonly href: string;
  readonly game: GameId;
  /** What is played; without it, the name of the game. */
  readonly title?: string;
  readonly others: string;
  /** What the player reads first: whose turn it is. */
  readonly state: string;
  readonly waits: boolean;
  readonly more: string;
  readonly children: ReactNode;
}

export function ContinueCard({ href, game, title, others, state, waits, more, children }: CardProps) {
  const { games, web, speech } = useWords();
  return (
    <li>
      <Link href={href} className={waits ? 'continue waits' : 'continue'}>
        <span className={`still ${game}`} aria-hidden="true">
          {children}
        </span>
        <span className="what">
          <strong>
            <span className="hidden">{speech.labelled(web.kept.resume, '')}</span>
            {title ?? games[game].name}
          </strong>
          <span className="quiet">{others}</span>
          <span className="state">
            <span className="turn">{state}</span>{' '}
            {more && (
              <span className="quiet">
                {SEPARATOR} {more}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

export function LocalCard({ listed }: { readonly listed: ListedGame }) {
  const words = useWords();
  const { web } = words;
  const texts = useHomeWords();
  const { saved, newest } = listed;
  const game = saved.record.game as GameId;
  const waits = waitsHere(listed);
  const state = waits ? texts.yourTurn : newest ? web.kept.running : web.broken.title;
  const own = <VariantPicture game={game} options={saved.record.options} />;
  return (
    <ContinueCard
      href={`/table/${saved.id}`}
      game={game}
      title={playedIn(listed, words)}
      others={texts.against(opponentsIn(listed, words))}
      state={state}
      waits={waits}
      more={scoresOf(listed, words)}
    >
      {newest ? (
        <Suspense fallback={own}>
          <PositionPicture game={game} view={newest.game.view(newest.state, undefined)} />
        </Suspense>
      ) : (
        own
      )}
    </ContinueCard>
  );
}
