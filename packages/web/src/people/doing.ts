/** Something is asked for, and what came of it is said in one sentence. */

import type { Online } from '@boneyard/words/en/online';
import { useState } from 'react';
import { type Failed, hasFailed } from '../online/asking';
import { useOnline } from '../online/speaking';
import type { Unproved } from './asking';
import { useAccountWords } from './speaking';

export interface Doing {
  /** Something is under way. */
  readonly busy: boolean;
  readonly trouble: string;
  readonly done: string;
  /** Does it; `then` may say that it is done. */
  run<T extends object>(work: () => Promise<T | Failed | Unproved>, then: (answer: T) => string | undefined): void;
}

export function useDoing(): Doing {
  const { failed: online }: Online = useOnline();
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

  function sentence(answer: Failed | Unproved): string {
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
