/** Runs a request and describes its result in one sentence. */

import type { Online } from '@boneyard/words/en/online';
import { useState } from 'react';
import { useOnlineWords } from '../online/onlinewords';
import { type Failed, hasFailed } from '../online/requests';
import type { PasskeyFailure } from './accountrequests';
import { useAccountWords } from './accountwords';

export interface ServerAction {
  readonly busy: boolean;
  readonly trouble: string;
  readonly done: string;
  /** Runs `work`. After success `then` may return a sentence for `done`. */
  run<T extends object>(
    work: () => Promise<T | Failed | PasskeyFailure>,
    then: (answer: T) => string | undefined,
  ): void;
}

export function useServerAction(): ServerAction {
  const { failed: online }: Online = useOnlineWords();
  const { failed, none } = useAccountWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState('');
  const problems: Readonly<Record<string, string>> = {
    refused: failed.unknown,
    stale: failed.stale,
    'last passkey': failed.last,
    'too many passkeys': failed.many,
    'no passkeys here': none.plain,
  };

  function sentence(answer: Failed | PasskeyFailure): string {
    if (typeof answer === 'string') return failed[answer];
    return problems[answer.problem ?? ''] ?? online[answer.failed];
  }

  return {
    busy,
    trouble,
    done,
    async run(work, then) {
      setBusy(true);
      setTrouble('');
      setDone('');
      const answer = await work();
      setBusy(false);
      if (typeof answer === 'string' || hasFailed(answer)) setTrouble(sentence(answer));
      else setDone(then(answer) ?? '');
    },
  };
}
