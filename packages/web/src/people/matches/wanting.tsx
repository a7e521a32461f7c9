/** Rules of one's own, for a game that is to be found. */

import type { Terms } from '@boneyard/protocol/tables';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { Link } from 'wouter';
import { offeredOf } from '../../boards/boards';
import { useWords } from '../../language';
import { useOnline } from '../../online/speaking';
import { HouseRulesPanel, useHouseRules } from '../../pages/houserules';
import { Choice } from '../../ui/choice';
import { useMatches } from './speaking';

/** Seconds for each turn. */
const TURNS: readonly number[] = [30, 60, 120];
const NOTHING = {};
/** Where hands shake, nothing is rated. */
const STEADY = { hands: 'steady' };

interface Props {
  readonly id: GameId;
  readonly rated: boolean;
  onLook(terms: Terms): void;
}

export function Wanting({ id, rated, onLook }: Props) {
  const { web } = useWords();
  const { opening, gathering } = useOnline();
  const { find } = useMatches();
  const game = gameCalled(id)!;
  const only = offeredOf(id)?.only ?? NOTHING;
  const rules = useHouseRules(id, rated && game.options.hands ? { ...only, ...STEADY } : only);
  const { players, table } = rules;
  const [turn, setTurn] = useState(60);
  return (
    <form
      className="wanting"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isProblem(table)) onLook({ game: id, players, options: table.options, clock: { turn }, rated });
      }}
    >
      <section className="panel">
        <h2>{opening.chairs}</h2>
        <Choice
          label={web.setup.players}
          values={game.seats}
          value={players}
          name={String}
          onChange={rules.setPlayers}
        />
        <Choice<number> label={opening.clock} values={TURNS} value={turn} name={gathering.seconds} onChange={setTurn} />
      </section>
      <HouseRulesPanel {...rules} />
      <div className="actions wrap">
        <Link href="/online/find" className="button">
          {find.back}
        </Link>
        <button type="submit" className="button brass large">
          {find.look}
        </button>
      </div>
    </form>
  );
}
