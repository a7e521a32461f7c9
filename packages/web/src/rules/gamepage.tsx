/** A page about one of the games, by its name in the address. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { ComponentType } from 'react';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { Message } from '../ui/message';

interface Props {
  readonly id: string;
  readonly Content: ComponentType<{ readonly id: GameId }>;
}

export function GamePage({ id, Content }: Props) {
  const { web } = useWords();
  const game = GAME_IDS.find((one) => one === id);
  if (!game) return <Message {...web.notFound} />;
  return (
    <div className="page rules-page">
      <TopBar />
      <Content id={game} />
    </div>
  );
}
