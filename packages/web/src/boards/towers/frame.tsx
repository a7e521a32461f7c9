/** The window onto a tower: the plan, or the table in space once three dimensions have been fetched. */

import { lazy, Suspense } from 'react';
import type { Plan } from '../../layouts/plan';
import { Viewport } from '../../table/viewport';
import type { FrameProps } from '../board';
import { Fetching } from './fetching';
import { useLooking } from './looking';

const Space = lazy(() => import('./space').then(({ Space }) => ({ default: Space })));

export function TowerFrame(props: FrameProps<Plan>) {
  const { table, ...viewport } = props;
  if (useLooking() === 'plan') return <Viewport {...viewport} />;
  return (
    <Suspense
      fallback={
        <>
          <Viewport {...viewport} />
          <Fetching words={table.words} more />
        </>
      }
    >
      <Space {...props} />
    </Suspense>
  );
}
