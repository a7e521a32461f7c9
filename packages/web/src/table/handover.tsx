/** Between two people at one device: nothing is seen until the next one says so. */

import { useEffect, useRef } from 'react';
import { useWords } from '../language';

interface Props {
  readonly name: string;
  onReady(): void;
}

export function HandOver({ name, onReady }: Props) {
  const { web } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="handover" role="dialog" aria-modal="true" aria-label={web.handOver.title(name)}>
      <h2>{web.handOver.title(name)}</h2>
      <p>{web.handOver.text}</p>
      <button ref={button} type="button" className="button brass large" onClick={onReady}>
        {web.handOver.ready(name)}
      </button>
    </div>
  );
}
