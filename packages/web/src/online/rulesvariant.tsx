/** The variant of a table with rules of one's own: choosing one sets its usual rules. */

import { gameCalled } from '@boneyard/rules/games';
import { markedVariant } from '@boneyard/rules/playedvariant';
import { isProblem } from '@boneyard/rules/problem';
import { seatsFor, variantOptions } from '@boneyard/rules/variants';
import { VariantChoice } from '../app/variantchoice';
import type { HouseRules } from '../play/setup/houserules';
import { useOnlineWords } from './onlinewords';

export function RulesVariant({ rules }: { readonly rules: HouseRules }) {
  const { inviting } = useOnlineWords();
  const { id, players, table, fixed } = rules;
  const game = gameCalled(id)!;
  if (isProblem(table)) return null;

  function choose(chosen: string): void {
    const variant = game.variants.find((one) => one.id === chosen)!;
    const possible = seatsFor(game, variant);
    if (!possible.includes(players)) rules.setPlayers(Math.min(...possible));
    rules.setWishes({ ...variantOptions(variant), ...fixed });
  }

  return (
    <VariantChoice game={id} label={inviting.variant} value={markedVariant(game, table.options).id} onChange={choose} />
  );
}
