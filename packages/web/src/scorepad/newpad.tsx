/** The form for a new pad: the game, the players, and the options that affect the score. */

import { arithmetics } from '@boneyard/engine/games';
import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { useProblemWords } from '../app/problemwords';
import { possibleOptions, wishing } from '../play/setup/houserules';
import { OptionFields } from '../play/setup/optionfields';
import { usePrintWords } from '../print/printwords';
import { Choice } from '../ui/choice';
import { startPad } from './savedpads';

const LONGEST_NAME = 20;
const MOST_PLAYERS = 8;

interface Props {
  /** The names on the previous pad. */
  readonly before: readonly string[];
  onCancel?(): void;
}

export function NewPad({ before, onCancel }: Props) {
  const { games } = useWords();
  const problem = useProblemWords();
  const { pad: texts } = usePrintWords();
  const [, navigate] = useLocation();
  const [id, setId] = useState<GameId>(GAME_IDS[0]);
  const [wantedPlayers, setWanted] = useState(Math.max(2, before.length));
  const [names, setNames] = useState(() => Array.from({ length: MOST_PLAYERS }, (_, seat) => before[seat] ?? ''));
  const [wishes, setWishes] = useState<Options>({});
  const [refused, setRefused] = useState('');
  const game = gameCalled(id)!;
  const players = game.seats.includes(wantedPlayers) ? wantedPlayers : game.seats.at(-1)!;
  const options = settle(game.options, players, possibleOptions(id, players, wishes));
  const isAsked = (name: string) => arithmetics[id].options.includes(name);
  const playerNames = names.slice(0, players).map((name, seat) => name.trim() || texts.player(seat + 1));

  async function start(): Promise<void> {
    if (new Set(playerNames).size < playerNames.length) return setRefused(texts.refused.names);
    const address = await startPad(id, playerNames, possibleOptions(id, players, wishes));
    if (typeof address === 'string') navigate(address);
    else setRefused(problem(address));
  }

  return (
    <form
      className="new-pad"
      onChange={() => setRefused('')}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <section className="panel" aria-labelledby="new-pad">
        <h2 id="new-pad">{texts.begin}</h2>
        <Choice
          label={texts.game}
          values={GAME_IDS}
          value={id}
          name={(one) => games[one].name}
          onChange={(one) => {
            setId(one);
            setWishes({});
          }}
        />
        <Choice label={texts.players} values={game.seats} value={players} name={String} onChange={setWanted} />
        <fieldset className="choice">
          <legend>{texts.names}</legend>
          <ol className="pad-names">
            {names.slice(0, players).map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <input
                  aria-label={texts.name(seat + 1)}
                  autoComplete="off"
                  placeholder={texts.player(seat + 1)}
                  maxLength={LONGEST_NAME}
                  value={name}
                  onChange={(event) => setNames(names.with(seat, event.target.value))}
                />
              </li>
            ))}
          </ol>
        </fieldset>
      </section>
      <section className="panel" aria-labelledby="counting">
        <h2 id="counting">{texts.rules}</h2>
        {!isProblem(options) && (
          <OptionFields
            id={id}
            players={players}
            options={options}
            fixed={Object.fromEntries(Object.entries(options).filter(([name]) => !isAsked(name)))}
            onChange={(name, value) => setWishes(wishing(wishes, name, value))}
          />
        )}
        <p role="alert" className="pad-refused">
          {refused}
        </p>
        <div className="actions">
          <button type="submit" className="button brass large">
            {texts.start}
          </button>
          {onCancel && (
            <button type="button" className="button large" onClick={onCancel}>
              {texts.cancel}
            </button>
          )}
        </div>
      </section>
    </form>
  );
}
