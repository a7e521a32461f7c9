/** What is searched for, beyond the game and its variant, in one line. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { facts } from '@boneyard/words/facts';
import { useOwnRulesText } from '../../rules/rulestext';
import { useOnlineWords } from '../onlinewords';
import { useMatchWords } from './matchwords';

export function useTermsText(game: GameId): (terms: SeekTerms) => string {
  const { gathering } = useOnlineWords();
  const { find, table } = useMatchWords();
  const rules = useOwnRulesText(game);
  return ({ players, options, clock, rated }) =>
    facts(
      players > 2 && find.players(players),
      rated ? table.rated : find.counting.friendly,
      clock && ('turn' in clock ? gathering.seconds(clock.turn) : gathering.days(clock.days)),
      rules({ players, options: options as Options }),
    );
}
