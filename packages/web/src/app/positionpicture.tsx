/** A position as a small picture, or the picture of its variant before anything is laid. */

import type { Common } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { use } from 'react';
import { drawingOf } from '../puzzles/puzzlepicture';
import { VariantPicture } from './variantpicture';

const ROOM = { width: 12, height: 8 };

export function PositionPicture({ game, view }: { readonly game: GameId; readonly view: Common }) {
  const { options } = view.table;
  const Drawing = use(drawingOf(game, options));
  return view.log ? <Drawing view={view} room={ROOM} /> : <VariantPicture game={game} options={options} />;
}
