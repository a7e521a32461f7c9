/** The menu of a table on this device. */

import type { GameId } from '@boneyard/rules/games';
import { useWords } from '../app/language';
import { useTurnWords } from '../clock/turnwords';
import { saveReport } from '../storage/downloads';
import { exportGame } from '../storage/gamefiles';
import { namesOf, peopleAt } from '../table/players';
import { TableMenu } from '../table/tablemenu';
import type { LocalGame } from './localgame';

interface Props {
  readonly local: LocalGame;
  readonly over: boolean;
  onClose(): void;
}

export function LocalMenu({ local, over, onClose }: Props) {
  const words = useWords();
  const { web } = words;
  const turns = useTurnWords();
  const { saved, matches } = local.shown();
  const { undo } = local.aids;
  const people = peopleAt(saved.seats);
  const names = namesOf(saved.seats, words);
  return (
    <TableMenu
      game={saved.record.game as GameId}
      table={matches.at(-1)!.table}
      entries={[
        { text: web.kept.save, act: () => exportGame(saved) },
        undo?.possible === true &&
          people.length > 1 && {
            text: turns.undo,
            question: turns.undoAsk(words.speech.and(people.map((seat) => names[seat]!))),
            answer: turns.undoAgreed,
            act: () => undo.takeBack(),
          },
        !over && {
          text: web.table.giveUp,
          question: web.table.giveUpAsk,
          answer: web.table.giveUp,
          act: () => local.giveUp(),
        },
        { text: web.table.leave, href: '/' },
      ]}
      onReport={() => saveReport(saved)}
      onClose={onClose}
    />
  );
}
