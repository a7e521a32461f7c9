/** The menu of an online table: what every table has, the link, and ways out. */

import type { TableView } from '@boneyard/protocol/tables';
import type { GameId } from '@boneyard/rules/games';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { saveReport } from '../storage/downloads';
import { TableMenu } from '../table/tablemenu';
import { Invitation } from './invitation';
import { useMatchWords } from './matches/matchwords';
import type { OnlineGame } from './onlinegame';
import { useOnlineWords } from './onlinewords';
import { exportOnline } from './overactions';

interface Props {
  readonly online: OnlineGame;
  readonly shown: TableView;
  readonly watching: number;
  onClose(): void;
}

export function OnlineMenu({ online, shown, watching, onClose }: Props) {
  const { web } = useWords();
  const { menu } = useOnlineWords();
  const { table: rated } = useMatchWords();
  const [, navigate] = useLocation();
  const { you, phase, ending, options, seats } = shown;
  const plays = you !== undefined && phase !== 'over' && !seats[you]!.replaced;
  return (
    <TableMenu
      game={shown.game as GameId}
      table={{ players: seats.length, options }}
      entries={[
        { text: menu.invite, content: <Invitation id={shown.id} /> },
        phase === 'over' && { text: web.kept.save, act: () => exportOnline(shown.id) },
        plays &&
          phase === 'playing' &&
          !ending.includes(you) &&
          !shown.rated && {
            text: menu.end,
            act() {
              online.send({ t: 'end', yes: true });
              onClose();
            },
          },
        plays && {
          text: web.table.giveUp,
          question: shown.rated ? rated.giveUpAsk : menu.giveUpAsk,
          answer: web.table.giveUp,
          act() {
            online.send({ t: 'stand' });
            navigate('/online');
          },
        },
        { text: menu.away, href: '/online' },
      ]}
      note={menu.watching(watching)}
      onReport={() => saveReport(undefined)}
      onClose={onClose}
    />
  );
}
