/** The page of one game on this device: finds the game and opens its table. */

import type { Fault } from '@boneyard/engine/replay';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { Suspense, useEffect, useState } from 'react';
import { useWords } from '../app/language';
import { useProblemWords } from '../app/problemwords';
import { webGames } from '../games';
import { foldRecord } from '../storage/foldrecord';
import { gameDatabase } from '../storage/gamedatabase';
import type { SavedGame } from '../storage/savedgame';
import type { Board } from '../table/boards/board';
import { useDelayed } from '../ui/delay';
import { lazy } from '../ui/lazy';
import { LoadingText } from '../ui/loadingtext';
import { Message } from '../ui/message';
import { type LocalGame, openLocalGame } from './localgame';
import { LocalTable } from './localtable';

/** A player who knows the game has made a move by then; otherwise a lesson is offered. In milliseconds. */
const OFFER_DELAY = 4000;

const LearnOffer = lazy(() => import('../learn/offer').then((part) => ({ default: part.LearnOffer })));

type Found =
  | { readonly kind: 'open'; readonly local: LocalGame; readonly board: Board }
  | { readonly kind: 'broken'; readonly saved: SavedGame; readonly fault: Fault }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' };

async function findGame(id: string): Promise<Found> {
  const games = await gameDatabase();
  const saved = await games.find(id);
  if (!saved) return { kind: 'missing' };
  const fold = foldRecord(saved.record);
  if (isProblem(fold)) return { kind: 'broken', saved, fault: fold };
  // A record of another game cannot be folded.
  const board = await webGames[saved.record.game as GameId].load(saved.record.options);
  return { kind: 'open', local: openLocalGame(saved, fold.positions, games), board };
}

function BrokenGame({ fault, saved }: Extract<Found, { kind: 'broken' }>) {
  const { web } = useWords();
  const problem = useProblemWords();
  return (
    <Message
      title={web.broken.title}
      text={web.broken.text(problem(fault))}
      action={web.broken.action}
      onAct={() => import('../storage/gamefiles').then(({ exportGame }) => exportGame(saved))}
    />
  );
}

export function LocalTablePage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const [found, setFound] = useState<Found>();
  const hesitates = useDelayed(found?.kind === 'open', OFFER_DELAY);
  useEffect(() => {
    let unmounted = false;
    let open: LocalGame | undefined;
    const unreachable = (): Found => ({ kind: 'unreachable' });
    findGame(id)
      .catch(unreachable)
      .then((result) => {
        if (result.kind === 'open') open = result.local;
        if (unmounted) open?.close();
        else setFound(result);
      });
    return () => {
      unmounted = true;
      open?.close();
    };
  }, [id]);
  if (!found) return <LoadingText text={web.loading} />;
  switch (found.kind) {
    case 'open':
      return (
        <LocalTable
          local={found.local}
          board={found.board}
          offer={<Suspense>{hesitates && <LearnOffer play={found.local} />}</Suspense>}
        />
      );
    case 'missing':
      return <Message {...web.noGame} />;
    case 'unreachable':
      return <Message {...web.unreachable} onAct={() => location.reload()} />;
    case 'broken':
      return <BrokenGame {...found} />;
  }
}
