/** What is searched for, beyond the game and its variant, in one line. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { useOnlineWords } from '../onlinewords';
import { useTableNames } from '../tablenames';
import { useMatchWords } from './matchwords';

export function useTermsText(): (terms: SeekTerms) => string {
  const { gathering } = useOnlineWords();
  const { find, table } = useMatchWords();
  const { rules } = useTableNames();
  return ({ game, players, options, clock, rated }) =>
    [
      players > 2 && find.players(players),
      rated ? table.rated : find.counting.friendly,
      clock && ('turn' in clock ? gathering.seconds(clock.turn) : gathering.days(clock.days)),
      rules(game as GameId, { players, options: options as Options }),
    ]
      .filter(Boolean)
      .join(' · ');
}
