/** The player's own bots. Each has a token, which is shown once and can be revoked. */

import { LONGEST_NAME } from '@boneyard/protocol/names';
import type { NewTokenView, TokenView } from '@boneyard/protocol/social';
import { SEPARATOR } from '@boneyard/words/facts';
import { useCallback, useEffect, useId, useState } from 'react';
import { useDate } from '../app/dates';
import { useOnlineWords } from '../online/onlinewords';
import { hasFailed, request } from '../online/requests';
import { useSocialWords } from './socialwords';

export function BotTokens() {
  const { bots: texts } = useSocialWords();
  const { failed } = useOnlineWords();
  const day = useDate();
  const [tokens, setTokens] = useState<readonly TokenView[]>([]);
  const [made, setMade] = useState<NewTokenView>();
  const [name, setName] = useState('');
  const [sentence, setSentence] = useState('');
  const [trouble, setTrouble] = useState('');
  const field = useId();

  const load = useCallback(async () => {
    const answer = await request<{ tokens: TokenView[] }>('GET', 'tokens');
    if (!hasFailed(answer)) setTokens(answer.tokens);
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  function report(done: string, wrong: string): void {
    setSentence(done);
    setTrouble(wrong);
  }

  async function make(): Promise<void> {
    const answer = await request<NewTokenView>('POST', 'tokens', { name });
    if (hasFailed(answer)) {
      const known: Readonly<Record<string, string>> = { 'bad name': texts.bad, 'too many tokens': texts.many };
      return report('', known[answer.problem ?? ''] ?? failed[answer.failed]);
    }
    setMade(answer);
    setName('');
    report('', '');
    load();
  }

  async function revoke({ id, name: called }: TokenView): Promise<void> {
    const answer = await request<object>('DELETE', `tokens/${id}`);
    if (hasFailed(answer)) return report('', failed[answer.failed]);
    if (made?.id === id) setMade(undefined);
    report(texts.revoked(called), '');
    load();
  }

  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      <p>{texts.what}</p>
      <p className="quiet">{texts.how}</p>
      {made && (
        <div className="token">
          <p>{texts.made(made.name)}</p>
          <code>{made.token}</code>{' '}
          <button
            type="button"
            className="button"
            onClick={() => navigator.clipboard.writeText(made.token).then(() => report(texts.copied, ''))}
          >
            {texts.copy}
          </button>
        </div>
      )}
      <ul className="tables" aria-label={texts.title}>
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              <strong>{token.name}</strong>{' '}
              <span className="quiet">
                {SEPARATOR} {texts.since(day(token.made))}
              </span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={texts.revokeThat(token.name)}
              onClick={() => revoke(token)}
            >
              {texts.revoke}
            </button>
          </li>
        ))}
      </ul>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <label htmlFor={field}>{texts.label}</label>
        <div className="actions wrap">
          <input
            id={field}
            value={name}
            autoComplete="off"
            maxLength={LONGEST_NAME * 2}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="button" disabled={name.trim() === ''}>
            {texts.make}
          </button>
        </div>
      </form>
      <p role="status">{sentence}</p>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}
