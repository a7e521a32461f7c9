/** What people write at an online table, and what one may do about those who write badly. */

import { type ChatLine, LONGEST_LINE } from '@boneyard/protocol/chat';
import type { Shown } from '@boneyard/protocol/tables';
import type { ChatWords } from '@boneyard/words/en/chat';
import { useEffect, useId, useRef, useState } from 'react';
import { wordsOnDemand } from '../ondemand';
import { useMatches } from '../people/matches/speaking';
import { hasFailed, request } from './asking';
import type { OnlineGame } from './game';
import type { Known } from './hearing';
import { mute, unmute, useMuted } from './muting';
import { refusalIn } from './refusing';
import { useOnline } from './speaking';

export const useChatWords = wordsOnDemand<ChatWords>({
  en: () => import('@boneyard/words/en/chat').then(({ chat }) => chat),
  fr: () => import('@boneyard/words/fr/chat').then(({ chat }) => chat),
});

interface Props {
  readonly online: OnlineGame;
  readonly known: Known;
  readonly shown: Shown;
}

/** The lines that one wants to read. */
export function useLines({ lines }: Known): readonly ChatLine[] {
  const muted = useMuted();
  return lines.filter(({ who }) => !muted.some((one) => one.who === who));
}

interface About {
  readonly line: ChatLine;
  readonly table: string;
  /** Only account holders block people: a guest is somebody else tomorrow. */
  readonly mayBlock: boolean;
  onDone(sentence: string): void;
}

function Doings({ line, table, mayBlock, onDone }: About) {
  const said = useChatWords();
  const { failed } = useOnline();
  const { id, who, name, seat } = line;

  async function ask(path: string, body: object, done: string): Promise<boolean> {
    const answer = await request<object>('POST', path, body);
    onDone(hasFailed(answer) ? failed[answer.failed] : done);
    return !hasFailed(answer);
  }

  return (
    <span className="doings">
      <button type="button" className="button" onClick={() => mute({ who, name })}>
        {said.mute(name)}
      </button>
      <button type="button" className="button" onClick={() => ask('reports', { table, line: id }, said.reported)}>
        {said.report}
      </button>
      {mayBlock && (
        <button
          type="button"
          className="button"
          onClick={async () => {
            if (await ask('blocks', { table, seat }, said.blocked(name))) mute({ who, name });
          }}
        >
          {said.block(name)}
        </button>
      )}
    </span>
  );
}

function Lines({ known, shown, onDone }: Omit<Props, 'online'> & Pick<About, 'onDone'>) {
  const said = useChatWords();
  const lines = useLines(known);
  const [picked, setPicked] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is to be seen whenever there is one
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  if (lines.length === 0) return <p className="quiet">{said.empty}</p>;
  return (
    <div ref={list} className="lines" role="log" aria-label={said.lines}>
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
                aria-label={said.about(line.name)}
                aria-expanded={picked === line.id}
                onClick={() => setPicked(picked === line.id ? undefined : line.id)}
              >
                …
              </button>
            )}
            {picked === line.id && (
              <Doings line={line} table={shown.id} mayBlock={known.me?.kind === 'account'} onDone={onDone} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Writing({ online, known, shown }: Props) {
  const said = useChatWords();
  const { refused } = useOnline();
  const { table: matches } = useMatches();
  const [text, setText] = useState('');
  const field = useId();
  const own = known.lines.findLast(({ seat }) => seat === shown.you)?.id;
  const before = useRef(own);
  // What was written stays until it is said: a refused line is not lost.
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
        if (text.trim() !== '' && !long) online.ask({ t: 'chat', text });
      }}
    >
      <label htmlFor={field} className="hidden">
        {said.label}
      </label>
      <input
        id={field}
        value={text}
        placeholder={said.label}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LONGEST_LINE * 2}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button brass">
        {said.send}
      </button>
      <p role="alert" className="trouble">
        {long ? said.long(LONGEST_LINE) : known.refused && refusalIn(known.refused, refused, matches)}
      </p>
    </form>
  );
}

export function Chat(props: Props) {
  const { known, shown } = props;
  const said = useChatWords();
  const muted = useMuted();
  const [done, setDone] = useState('');
  const quiet = muted.filter(({ who }) => known.lines.some((line) => line.who === who));
  const silent = shown.you === undefined ? said.watching : known.me?.kind === 'guest' && shown.listed && said.guests;
  return (
    <div className="chat">
      <Lines known={known} shown={shown} onDone={setDone} />
      {quiet.map(({ who, name }) => (
        <p key={who} className="quiet">
          {said.muted(name)}{' '}
          <button type="button" className="button" onClick={() => unmute(who)}>
            {said.hear(name)}
          </button>
        </p>
      ))}
      <p role="status">{done}</p>
      {silent ? <p className="quiet">{silent}</p> : <Writing {...props} />}
    </div>
  );
}
