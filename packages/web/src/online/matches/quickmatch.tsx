/** A quick match: a game and its variant, alone or with a friend, and one button. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { seatsFor, variantOptions } from '@boneyard/rules/variants';
import { useState } from 'react';
import { VariantChoice } from '../../app/variantchoice';
import { GameChoice } from '../gamechoice';
import { useOnlineWords } from '../onlinewords';
import { useVariantTitle } from '../tabletitle';
import { CompanyChoice, type SearchCompany } from './companychoice';
import { useMatchWords } from './matchwords';
import '../invite.css';

const CLOCK = { turn: 60 } as const;

interface Props {
  readonly rated: boolean;
  /** Whether the server has said who the player is. */
  readonly ready: boolean;
  onSearch(terms: SeekTerms, company: SearchCompany): void;
}

export function QuickMatch({ rated, ready, onSearch }: Props) {
  const { inviting } = useOnlineWords();
  const { find } = useMatchWords();
  const variantTitle = useVariantTitle();
  const [id, setId] = useState<GameId>(GAME_IDS[0]!);
  const [chosen, setChosen] = useState<string>();
  const [company, setCompany] = useState<SearchCompany>('alone');
  const game = gameCalled(id)!;
  const variant = game.variants.find((one) => one.id === chosen) ?? game.variants[0];
  const players = Math.min(...seatsFor(game, variant));
  const table = setTable(game, players, variantOptions(variant));
  if (isProblem(table)) throw new Error(`no table for ${variant.id}`);
  const hasSides = game.sides?.(table) !== undefined;
  return (
    <form
      className="panel inviting quick"
      onSubmit={(event) => {
        event.preventDefault();
        const terms = { game: id, players, options: table.options, clock: CLOCK, rated };
        onSearch(terms, hasSides ? company : 'alone');
      }}
    >
      <h2>{find.quick}</h2>
      <GameChoice
        label={inviting.game}
        value={id}
        onChange={(next) => {
          setId(next);
          setChosen(undefined);
        }}
      />
      <VariantChoice game={id} label={inviting.variant} value={variant.id} onChange={setChosen} />
      {hasSides && <CompanyChoice company={company} onChange={setCompany} />}
      <p className="quiet">{find.quickNote(players)}</p>
      <button type="submit" className="button brass large" disabled={!ready}>
        {find.quickGame(variantTitle(id, variant.id))}
      </button>
    </form>
  );
}
