/** What one may say at the table: what was written, and a few phrases for those who do not want to write. */

import { SIGNALS, type Signal } from '@boneyard/protocol/signals';
import type { ReactNode } from 'react';
import { useWords } from '../language';
import { Dialog } from '../ui/dialog';
import { useOnline } from './speaking';

interface Props {
  /** The chat. */
  readonly children: ReactNode;
  onSay(signal: Signal): void;
  onClose(): void;
}

export function Signals({ children, onSay, onClose }: Props) {
  const { web } = useWords();
  const { signals } = useOnline();
  return (
    <Dialog title={signals.title} className="signals" onClose={onClose}>
      {children}
      <ul>
        {SIGNALS.map((signal) => (
          <li key={signal}>
            <button type="button" className="button" onClick={() => onSay(signal)}>
              {signals.texts[signal]}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button leave" onClick={onClose}>
        {web.settings.close}
      </button>
    </Dialog>
  );
}
