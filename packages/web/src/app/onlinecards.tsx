/** The cards of the games that go on, with those on the server among them. */

import type { MyGame } from '@boneyard/protocol/accounts';
import type { GameId } from '@boneyard/rules/games';
import { timeLeftText } from '../clock/durations';
import { useTurnWords } from '../clock/turnwords';
import { useOpponentNames } from '../online/opponentnames';
import { ContinueCard, LocalCard } from './continuecards';
import { useHomeWords } from './homewords';
import { useOnlineGames } from './onlinegames';
import type { ListedGame } from './savedgamelist';
import { VariantPicture } from './variantpicture';

function OnlineCard({ mine }: { readonly mine: MyGame }) {
  const texts = useHomeWords();
  const clocks = useTurnWords();
  const { table, seat, turn, due } = mine;
  const game = table.game as GameId;
  const others = useOpponentNames(table.seats, seat);
  const state = turn ? texts.yourTurn : table.phase === 'gathering' ? texts.gathering : texts.othersTurn;
  const left = turn && due !== null ? clocks.left(timeLeftText(due - Date.now(), clocks)) : texts.online;
  return (
    <ContinueCard
      href={`/at/${table.id}`}
      game={game}
      others={others ? texts.against(others) : texts.nobody}
      state={state}
      waits={turn}
      more={left}
    >
      <VariantPicture game={game} options={table.options} />
    </ContinueCard>
  );
}

interface Props {
  /** Games on this device: those that wait for the player, and the others. */
  readonly waiting: readonly ListedGame[];
  readonly others: readonly ListedGame[];
  readonly most: number;
}

/** Online a clock may be running, so among equals those games come first. */
export function OnlineCards({ waiting, others, most }: Props) {
  const online = useOnlineGames() ?? [];
  const local = (listed: ListedGame) => <LocalCard key={listed.saved.id} listed={listed} />;
  const away = (own: boolean) =>
    online.filter(({ turn }) => turn === own).map((mine) => <OnlineCard key={mine.table.id} mine={mine} />);
  return [...away(true), ...waiting.map(local), ...away(false), ...others.map(local)].slice(0, most);
}
