/** The chat beside the board: the lines, ready-made phrases, and a field. */

import { SIGNALS } from '@boneyard/protocol/enums';
import type { TableView } from '@boneyard/protocol/tables';
import { useEffect, useState } from 'react';
import type { Panel } from '../table/panels';
import { Chat, useChatWords, useVisibleLines } from './chat';
import type { OnlineGame, OnlineView } from './onlinegame';
import { useOnlineWords } from './onlinewords';

interface Props {
  readonly online: OnlineGame;
  readonly view: OnlineView;
  readonly shown: TableView;
}

function ChatPanel({ online, view, shown, newest, onRead }: Props & { readonly newest: number; onRead(): void }) {
  const { signals } = useOnlineWords();
  const { phrases } = useChatWords();
  // The panel is in the page only while it is shown: whatever is there then has been read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever a line arrives
  useEffect(onRead, [newest]);
  return (
    <div className="chat-panel">
      <Chat online={online} known={view.known} shown={shown}>
        <ul className="chips" aria-label={phrases}>
          {SIGNALS.map((signal) => (
            <li key={signal}>
              <button type="button" className="chip" onClick={() => online.send({ t: 'signal', signal })}>
                {signals.texts[signal]}
              </button>
            </li>
          ))}
        </ul>
      </Chat>
    </div>
  );
}

/** The chat as a panel of the table; none for those who watch. Lines that arrive while it is closed are counted. */
export function useChatPanels(props: Props): readonly Panel[] {
  const { known } = props.view;
  const { you } = props.shown;
  const { signals } = useOnlineWords();
  const lines = useVisibleLines(known);
  const [read, setRead] = useState(() => Date.now() + known.ahead);
  if (you === undefined) return [];
  const newest = lines.at(-1)?.said ?? 0;
  const unread = lines.filter(({ said, seat }) => said > read && seat !== you).length;
  return [
    {
      id: 'chat',
      label: signals.open,
      unread,
      content: <ChatPanel {...props} newest={newest} onRead={() => setRead((before) => Math.max(before, newest))} />,
    },
  ];
}
