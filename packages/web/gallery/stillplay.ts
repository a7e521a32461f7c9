/** A game that stands still: it shows one moment of a match, and moves change nothing. */

import { greedyMoves } from '@boneyard/bots/casual';
import type { Match } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import type { Play, PlayState, TablePlayer, Trouble } from '../src/play/play';
import { positionOf } from '../src/play/position';

/** What there is to see. The last of the matches is the newest position. */
export interface Still {
  readonly matches: readonly Match[];
  readonly players: readonly TablePlayer[];
  readonly thinking?: Seat | undefined;
  readonly trouble?: Trouble | undefined;
}

export function stillPlay({ matches, players, thinking, trouble }: Still): Play {
  const shown: PlayState = {
    positions: matches.map(positionOf),
    players,
    thinking,
    happening: undefined,
    sent: undefined,
    trouble,
  };
  const { game, table, state } = matches.at(-1)!;
  const play: Play = { subscribe: () => () => {}, shown: () => shown, play() {}, goOn() {} };
  if (players.some(({ kind }) => kind === 'elsewhere')) return play;
  return {
    ...play,
    aids: {
      ...(!game.isFinal?.(table) && { undo: { possible: matches.length > 2, takeBack() {} } }),
      async advise(seat) {
        const [move] = greedyMoves(game, game.view(state, seat), seat);
        return move === undefined ? [] : [{ move: game.write(move), margin: 0, chance: 0.5 }];
      },
    },
  };
}
