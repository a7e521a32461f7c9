/** The chat at an online table, with ways to mute, report and block the author of a line. */

import { LONGEST_LINE } from '@boneyard/protocol/chat';
import type { ChatLine } from '@boneyard/protocol/servermessages';
import type { TableView } from '@boneyard/protocol/tables';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { wordsOnDemand } from '../app/wordsondemand';
import { useMatchWords } from './matches/matchwords';
import { mute, unmute, useMuted } from './muted';
import type { OnlineGame } from './onlinegame';
import { useOnlineWords } from './onlinewords';
import type { KnownTable } from './reducer';
import { refusalText } from './refusals';
import { hasFailed, request } from './requests';

export const useChatWords = wordsOnDemand('chat');

interface Props {
  readonly online: OnlineGame;
  readonly known: KnownTable;
  readonly shown: TableView;
}

/** All lines except those of muted players. */
export function useVisibleLines({ lines }: KnownTable): readonly ChatLine[] {
  const muted = useMuted();
  return lines.filter(({ who }) => !muted.some((one) => one.who === who));
}

interface LineActionsProps {
  readonly line: ChatLine;
  readonly table: string;
  /** Only players with an account can block: a guest's identity does not last. */
  readonly mayBlock: boolean;
  onDone(sentence: string): void;
}

function LineActions({ line, table, mayBlock, onDone }: LineActionsProps) {
  const texts = useChatWords();
  const { failed } = useOnlineWords();
  const { id, who, name, seat } = line;

  async function ask(path: string, body: object, done: string): Promise<boolean> {
    const answer = await request<object>('POST', path, body);
    onDone(hasFailed(answer) ? failed[answer.failed] : done);
    return !hasFailed(answer);
  }

  return (
    <span className="doings">
      <button type="button" className="button" onClick={() => mute({ who, name })}>
        {texts.mute(name)}
      </button>
      <button type="button" className="button" onClick={() => ask('reports', { table, line: id }, texts.reported)}>
        {texts.report}
      </button>
      {mayBlock && (
        <button
          type="button"
          className="button"
          onClick={async () => {
            if (await ask('blocks', { table, seat }, texts.blocked(name))) mute({ who, name });
          }}
        >
          {texts.block(name)}
        </button>
      )}
    </span>
  );
}

function ChatLines({ known, shown, onDone }: Omit<Props, 'online'> & Pick<LineActionsProps, 'onDone'>) {
  const texts = useChatWords();
  const lines = useVisibleLines(known);
  const [picked, setPicked] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down to every new line
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  if (lines.length === 0) return <p className="quiet">{texts.empty}</p>;
  return (
    <div ref={list} className="lines" role="log" aria-label={texts.lines}>
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <span className="line">
              <strong>{line.name}</strong> {line.text}
            </span>
            {line.seat !== shown.you && known.me && (
              <button
                type="button"
                className="button more"
                aria-label={texts.about(line.name)}
                aria-expanded={picked === line.id}
                onClick={() => setPicked(picked === line.id ? undefined : line.id)}
              >
                …
              </button>
            )}
            {picked === line.id && (
              <LineActions line={line} table={shown.id} mayBlock={known.me?.kind === 'account'} onDone={onDone} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function ChatForm({ online, known, shown }: Props) {
  const texts = useChatWords();
  const { refused } = useOnlineWords();
  const { table: matches } = useMatchWords();
  const [text, setText] = useState('');
  const field = useId();
  const own = known.lines.findLast(({ seat }) => seat === shown.you)?.id;
  const before = useRef(own);
  // The text stays in the field until the server has accepted it, so that a refused line is not lost.
  useEffect(() => {
    if (own !== before.current) setText('');
    before.current = own;
  }, [own]);
  const long = [...text].length > LONGEST_LINE;
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !long) online.send({ t: 'chat', text });
      }}
    >
      <label htmlFor={field} className="hidden">
        {texts.label}
      </label>
      <input
        id={field}
        value={text}
        placeholder={texts.label}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LONGEST_LINE * 2}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button brass">
        {texts.send}
      </button>
      <p role="alert" className="trouble">
        {long ? texts.long(LONGEST_LINE) : known.refused && refusalText(known.refused, refused, matches)}
      </p>
    </form>
  );
}

/** `children` stand between the lines and the field. */
export function Chat({ children, ...props }: Props & { readonly children?: ReactNode }) {
  const { known, shown } = props;
  const texts = useChatWords();
  const muted = useMuted();
  const [done, setDone] = useState('');
  const quiet = muted.filter(({ who }) => known.lines.some((line) => line.who === who));
  const silent = shown.you === undefined ? texts.watching : known.me?.kind === 'guest' && shown.listed && texts.guests;
  return (
    <div className="chat">
      <ChatLines known={known} shown={shown} onDone={setDone} />
      {quiet.map(({ who, name }) => (
        <p key={who} className="quiet">
          {texts.muted(name)}{' '}
          <button type="button" className="button" onClick={() => unmute(who)}>
            {texts.hear(name)}
          </button>
        </p>
      ))}
      <p role="status">{done}</p>
      {children}
      {silent ? <p className="quiet">{silent}</p> : <ChatForm {...props} />}
    </div>
  );
}
