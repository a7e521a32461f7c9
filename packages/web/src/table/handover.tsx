/** Between two people at one device: the hands lie face down until the next player is ready. The board stays in sight. */

import { useEffect, useRef } from 'react';
import { useWords } from '../app/language';
import { useFocusFallback } from '../ui/focus';
import type { Extent } from './boards/board';
import './handover.css';

interface Props {
  readonly name: string;
  /** How many tiles the next player holds, and their shape. */
  readonly tiles: number;
  readonly face: Extent;
  onReady(): void;
}

export function HandOver({ name, tiles, face, onReady }: Props) {
  const { web } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useFocusFallback();
  return (
    <section className="dock handover" role="dialog" aria-label={web.handOver.title(name)}>
      <p className="sentence">
        <strong>{web.handOver.title(name)}.</strong> {web.handOver.text}
      </p>
      <div className="row">
        <button ref={button} type="button" className="button brass large" onClick={onReady}>
          {web.handOver.ready(name)}
        </button>
      </div>
      <div className="hand" aria-hidden="true">
        {Array.from({ length: tiles }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows one from another
          <span key={i} className="tile back" style={{ aspectRatio: `${face.width} / ${face.height}` }} />
        ))}
      </div>
    </section>
  );
}
