/** Bots of one's own: a token for each, shown once, and revoked here. */

import type { NewToken, ShownToken } from '@boneyard/protocol/company';
import { LONGEST_NAME } from '@boneyard/protocol/version';
import { useCallback, useEffect, useId, useState } from 'react';
import { hasFailed, request } from '../online/asking';
import { useOnline } from '../online/speaking';
import { useCompanyWords } from './companywords';
import { useDay } from './devices';

export function Bots() {
  const { bots: said } = useCompanyWords();
  const { failed } = useOnline();
  const day = useDay();
  const [tokens, setTokens] = useState<readonly ShownToken[]>([]);
  const [made, setMade] = useState<NewToken>();
  const [name, setName] = useState('');
  const [sentence, setSentence] = useState('');
  const [trouble, setTrouble] = useState('');
  const field = useId();

  const look = useCallback(async () => {
    const answer = await request<{ tokens: ShownToken[] }>('GET', 'tokens');
    if (!hasFailed(answer)) setTokens(answer.tokens);
  }, []);
  useEffect(() => {
    look();
  }, [look]);

  function say(done: string, wrong: string): void {
    setSentence(done);
    setTrouble(wrong);
  }

  async function make(): Promise<void> {
    const answer = await request<NewToken>('POST', 'tokens', { name });
    if (hasFailed(answer)) {
      const known: Readonly<Record<string, string>> = { 'bad name': said.bad, 'too many tokens': said.many };
      return say('', known[answer.problem ?? ''] ?? failed[answer.failed]);
    }
    setMade(answer);
    setName('');
    say('', '');
    look();
  }

  async function revoke({ id, name: called }: ShownToken): Promise<void> {
    const answer = await request<object>('DELETE', `tokens/${id}`);
    if (hasFailed(answer)) return say('', failed[answer.failed]);
    if (made?.id === id) setMade(undefined);
    say(said.revoked(called), '');
    look();
  }

  return (
    <section className="panel">
      <h2>{said.title}</h2>
      <p>{said.what}</p>
      <p className="quiet">{said.how}</p>
      {made && (
        <div className="token">
          <p>{said.made(made.name)}</p>
          <code>{made.token}</code>{' '}
          <button
            type="button"
            className="button"
            onClick={() => navigator.clipboard.writeText(made.token).then(() => say(said.copied, ''))}
          >
            {said.copy}
          </button>
        </div>
      )}
      <ul className="tables" aria-label={said.title}>
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              <strong>{token.name}</strong> <span className="quiet">· {said.since(day(token.made))}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={said.revokeThat(token.name)}
              onClick={() => revoke(token)}
            >
              {said.revoke}
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
        <label htmlFor={field}>{said.label}</label>
        <div className="actions wrap">
          <input
            id={field}
            value={name}
            autoComplete="off"
            maxLength={LONGEST_NAME * 2}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="button" disabled={name.trim() === ''}>
            {said.make}
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
