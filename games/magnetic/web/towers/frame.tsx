/** The window onto a tower: the plan or, once it has been loaded, the table in 3D. */

import { withEngine } from '@boneyard/web/play/physicsdownload';
import type { FrameProps } from '@boneyard/web/table/boards/board';
import { Viewport } from '@boneyard/web/table/viewport.tsx';
import { lazy } from '@boneyard/web/ui/lazy';
import { Suspense } from 'react';
import type { View } from '../../rules/position';
import type { TowerLayout } from './layout';
import { LoadProgress } from './loadprogress';
import { useViewMode } from './viewmode';

const Space = lazy(() => withEngine(() => import('./space').then(({ Space }) => ({ default: Space }))));

export function TowerFrame(props: FrameProps<View, TowerLayout>) {
  const { table, overlay: _, ...viewport } = props;
  const way = useViewMode();
  const plan = (
    <>
      <Viewport {...viewport} />
      <LoadProgress words={table.words} more={way === 'space'} />
    </>
  );
  if (way === 'plan') return plan;
  return (
    <Suspense fallback={plan}>
      <Space {...props} />
    </Suspense>
  );
}
