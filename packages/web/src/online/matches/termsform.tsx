/** The form for the rules of a match to look for. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import type { Game } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../app/language';
import { useTurnWords } from '../../clock/turnwords';
import { HouseRulesPanel, useHouseRules } from '../../play/setup/houserules';
import { Choice } from '../../ui/choice';
import { useOnlineWords } from '../onlinewords';
import { CompanyChoice, type SearchCompany } from './companychoice';
import { useMatchWords } from './matchwords';

/** Seconds for each turn. */
const TURNS: readonly number[] = [30, 60, 120];
/** Rated matches are played with steady hands. */
const RATED_RULES = { hands: 'steady' } as const;

function ratedRules({ options }: Game): Options {
  return Object.fromEntries(Object.entries(RATED_RULES).filter(([name]) => name in options));
}

interface Props {
  readonly id: GameId;
  readonly rated: boolean;
  /** Whether the server has said who the player is. */
  readonly ready: boolean;
  onSearch(terms: SeekTerms, company: SearchCompany): void;
}

export function TermsForm({ id, rated, ready, onSearch }: Props) {
  const { web } = useWords();
  const { opening, gathering } = useOnlineWords();
  const clocks = useTurnWords();
  const { find } = useMatchWords();
  const game = gameCalled(id)!;
  const rules = useHouseRules(id, rated ? ratedRules(game) : {});
  const { players, table } = rules;
  const [turn, setTurn] = useState(60);
  const [company, setCompany] = useState<SearchCompany>('alone');
  const hasSides = !isProblem(table) && game.sides?.(table) !== undefined;
  return (
    <form
      className="wanting"
      onSubmit={(event) => {
        event.preventDefault();
        if (isProblem(table)) return;
        const terms = { game: id, players, options: table.options, clock: { turn }, rated };
        onSearch(terms, hasSides ? company : 'alone');
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
        <Choice<number> label={clocks.clock} values={TURNS} value={turn} name={gathering.seconds} onChange={setTurn} />
      </section>
      <HouseRulesPanel {...rules} />
      {hasSides && (
        <section className="panel">
          <CompanyChoice company={company} onChange={setCompany} />
        </section>
      )}
      <div className="actions wrap">
        <Link href="/online/find" className="button">
          {find.back}
        </Link>
        <button type="submit" className="button brass large" disabled={!ready}>
          {find.look}
        </button>
      </div>
    </form>
  );
}
