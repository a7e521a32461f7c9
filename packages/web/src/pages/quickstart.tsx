/** Two clicks to a game: how many opponents, how good, start. */

import { LEVELS, type Level } from '@boneyard/bots/level';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../language';
import { Choice } from '../ui/choice';
import { Dialog } from '../ui/dialog';
import { againstBots, started } from './starting';

interface Props {
  readonly id: GameId;
  onClose(): void;
}

export function QuickStart({ id, onClose }: Props) {
  const words = useWords();
  const { web, games } = words;
  const game = gameCalled(id)!;
  const [, navigate] = useLocation();
  const [opponents, setOpponents] = useState(Math.min(...game.seats) - 1);
  const [level, setLevel] = useState<Level>('casual');
  // With the usual options only some numbers of players can sit down.
  const fitting = game.seats.filter((players) => !isProblem(setTable(game, players, {})));

  async function start(): Promise<void> {
    const table = setTable(game, opponents + 1, {});
    if (isProblem(table)) return;
    navigate(await started(game, table, againstBots(opponents + 1, level, words)));
  }

  return (
    <Dialog title={web.quick.title(games[id].name)} onClose={onClose}>
      <Choice
        label={web.quick.opponents}
        values={fitting.map((players) => players - 1)}
        value={opponents}
        name={String}
        onChange={setOpponents}
      />
      <Choice<Level>
        label={web.quick.level}
        values={LEVELS}
        value={level}
        name={(one) => web.levels[one]}
        onChange={setLevel}
      />
      <p className="quiet">{web.levelNotes[level]}</p>
      <div className="actions wrap">
        <button type="button" className="button brass" onClick={start}>
          {web.quick.start}
        </button>
        <Link href={`/play/${id}`} className="button">
          {web.quick.options}
        </Link>
        <button type="button" className="button" onClick={onClose}>
          {web.quick.cancel}
        </button>
      </div>
    </Dialog>
  );
}
