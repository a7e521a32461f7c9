/** A new pad: which game, who plays, and what matters for the counting. */

import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../language';
import { settled } from '../pages/houserules';
import { OptionFields } from '../pages/optionfields';
import { usePapers } from '../papers/speaking';
import { Choice } from '../ui/choice';
import { begun } from './keeping';

const LONGEST_NAME = 20;
const MOST_PLAYERS = 8;

/** The options on which the counting depends; how tiles are laid is the players' own business. */
const COUNTING: Readonly<Record<GameId, readonly string[]>> = {
  classic: ['set', 'reserve', 'doubles', 'blank', 'match'],
  bead: ['lone', 'match'],
  quad: ['set', 'match'],
  magnetic: ['count', 'match'],
};

interface Props {
  /** Of whoever played last. */
  readonly before: readonly string[];
  onCancel?(): void;
}

export function NewPad({ before, onCancel }: Props) {
  const { games, problem } = useWords();
  const { pad: said } = usePapers();
  const [, navigate] = useLocation();
  const [id, setId] = useState<GameId>('classic');
  const [wanted, setWanted] = useState(Math.max(2, before.length));
  const [names, setNames] = useState(() => Array.from({ length: MOST_PLAYERS }, (_, seat) => before[seat] ?? ''));
  const [wishes, setWishes] = useState<Options>({});
  const [refused, setRefused] = useState('');
  const game = gameCalled(id)!;
  const players = game.seats.includes(wanted) ? wanted : game.seats.at(-1)!;
  const options = settle(game.options, players, settled(id, players, wishes));
  const asked = (name: string) => COUNTING[id].includes(name);
  const called = names.slice(0, players).map((name, seat) => name.trim() || said.player(seat + 1));

  async function start(): Promise<void> {
    if (new Set(called).size < called.length) return setRefused(said.refused.names);
    const address = await begun(id, called, settled(id, players, wishes));
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
        <h2 id="new-pad">{said.begin}</h2>
        <Choice
          label={said.game}
          values={GAME_IDS}
          value={id}
          name={(one) => games[one].name}
          onChange={(one) => {
            setId(one);
            setWishes({});
          }}
        />
        <Choice label={said.players} values={game.seats} value={players} name={String} onChange={setWanted} />
        <fieldset className="choice">
          <legend>{said.names}</legend>
          <ol className="pad-names">
            {names.slice(0, players).map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <input
                  aria-label={said.name(seat + 1)}
                  autoComplete="off"
                  placeholder={said.player(seat + 1)}
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
        <h2 id="counting">{said.rules}</h2>
        {!isProblem(options) && (
          <OptionFields
            id={id}
            players={players}
            options={options}
            fixed={Object.fromEntries(Object.entries(options).filter(([name]) => !asked(name)))}
            onChange={(name, value) => setWishes({ ...wishes, [name]: value })}
          />
        )}
        <p role="alert" className="pad-refused">
          {refused}
        </p>
        <div className="actions">
          <button type="submit" className="button brass large">
            {said.start}
          </button>
          {onCancel && (
            <button type="button" className="button large" onClick={onCancel}>
              {said.cancel}
            </button>
          )}
        </div>
      </section>
    </form>
  );
}
