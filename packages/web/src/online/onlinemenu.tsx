/** The menu of an online table: what every table has, the link, and ways out. */

import type { TableView } from '@boneyard/protocol/tables';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { partnersOf } from '@boneyard/rules/sides';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { saveReport } from '../storage/downloads';
import { TableMenu } from '../table/tablemenu';
import { Invitation } from './invitation';
import { useMatchWords } from './matches/matchwords';
import type { OnlineGame } from './onlinegame';
import { useOnlineWords } from './onlinewords';
import { exportOnline } from './overactions';
import { tableOf } from './sitters';

interface Props {
  readonly online: OnlineGame;
  readonly shown: TableView;
  readonly watching: number;
  onClose(): void;
}

export function OnlineMenu({ online, shown, watching, onClose }: Props) {
  const { web } = useWords();
  const { menu, invite } = useOnlineWords();
  const { table: rated } = useMatchWords();
  const [, navigate] = useLocation();
  const { you, phase, ending, seats } = shown;
  const hasPartner = you !== undefined && partnersOf(gameCalled(shown.game)!, tableOf(shown), you).length > 0;
  const plays = you !== undefined && phase !== 'over' && !seats[you]!.replaced;
  return (
    <TableMenu
      game={shown.game as GameId}
      table={tableOf(shown)}
      entries={[
        { text: menu.invite, content: <Invitation path={`/at/${shown.id}`} label={invite.label} /> },
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
          question: !shown.rated ? menu.giveUpAsk : hasPartner ? rated.giveUpAskPartner : rated.giveUpAsk,
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
