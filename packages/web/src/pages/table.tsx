/** The page of one game: finds it on this device, and lays the table. */

import type { Fault } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Board } from '../boards/board';
import { offeredOf } from '../boards/boards';
import { exportGame, folded } from '../keeping/files';
import type { Kept } from '../keeping/kept';
import { shelf } from '../keeping/shelf';
import { useWords } from '../language';
import { type LocalGame, openLocal } from '../play/local';
import { useDelayed } from '../table/delayed';
import { LocalTable } from '../table/localtable';
import { Message } from './message';

/** Whoever knows the game has begun by then, in milliseconds. */
const HESITATION = 4000;

const LearnOffer = lazy(() => import('../learn/offer').then(({ LearnOffer }) => ({ default: LearnOffer })));

type Found =
  | { readonly kind: 'open'; readonly local: LocalGame; readonly board: Board }
  | { readonly kind: 'broken'; readonly kept: Kept; readonly fault: Fault }
  | { readonly kind: 'missing' }
  | { readonly kind: 'no table' };

async function find(id: string): Promise<Found> {
  const games = await shelf();
  const kept = await games.find(id);
  if (!kept) return { kind: 'missing' };
  const fold = folded(kept.record);
  if (isProblem(fold)) return { kind: 'broken', kept, fault: fold };
  const offered = offeredOf(kept.record.game);
  const fits = Object.entries(offered?.only ?? {}).every(([name, value]) => kept.record.options[name] === value);
  if (!offered || !fits) return { kind: 'no table' };
  const board = await offered.load(kept.record.options);
  return { kind: 'open', local: openLocal(kept, fold.positions, games), board };
}

export function TablePage({ id }: { readonly id: string }) {
  const { web, problem } = useWords();
  const [found, setFound] = useState<Found>();
  const hesitates = useDelayed(found?.kind === 'open', HESITATION);
  useEffect(() => {
    let left = false;
    let open: LocalGame | undefined;
    find(id).then((result) => {
      if (result.kind === 'open') open = result.local;
      if (left) open?.close();
      else setFound(result);
    });
    return () => {
      left = true;
      open?.close();
    };
  }, [id]);
  if (!found) return <p className="loading">{web.loading}</p>;
  switch (found.kind) {
    case 'open':
      return (
        <>
          <LocalTable local={found.local} board={found.board} />
          <Suspense>{hesitates && <LearnOffer play={found.local} />}</Suspense>
        </>
      );
    case 'missing':
      return <Message {...web.noGame} />;
    case 'no table':
      return <Message {...web.noTable} />;
    case 'broken':
      return (
        <Message
          title={web.broken.title}
          text={web.broken.text(problem(found.fault))}
          action={web.broken.action}
          onAct={() => exportGame(found.kept)}
        />
      );
  }
}
