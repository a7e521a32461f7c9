/** A few phrases for those who play without a voice. */

import { SIGNALS, type Signal } from '@boneyard/protocol/signals';
import { Dialog } from '../ui/dialog';
import { useOnline } from './speaking';

interface Props {
  onSay(signal: Signal): void;
  onClose(): void;
}

export function Signals({ onSay, onClose }: Props) {
  const { signals } = useOnline();
  return (
    <Dialog title={signals.title} className="signals" onClose={onClose}>
      <ul>
        {SIGNALS.map((signal) => (
          <li key={signal}>
            <button type="button" className="button" onClick={() => onSay(signal)}>
              {signals.texts[signal]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
