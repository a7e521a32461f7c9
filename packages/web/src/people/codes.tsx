/** Recovery codes, shown this once: to copy, to save, to print. */

import type { Me } from '@boneyard/protocol/messages';
import { useState } from 'react';
import { saveFile } from '../keeping/files';
import { useAccountWords } from './speaking';

interface Props {
  readonly me: Me;
  readonly codes: readonly string[];
  onKept(): void;
}

export function Codes({ me, codes, onKept }: Props) {
  const { codes: said } = useAccountWords();
  const [copied, setCopied] = useState(false);
  const text = `${said.file(me.name)}\n\n${codes.join('\n')}\n`;
  return (
    <section className="panel codes" aria-labelledby="codes-title">
      <h2 id="codes-title">{said.title}</h2>
      <p>{said.why}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions wrap">
        <button
          type="button"
          className="button"
          onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {said.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveFile('boneyard-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {said.save}
        </button>
        <button type="button" className="button brass" onClick={onKept}>
          {said.kept}
        </button>
      </div>
      <p role="status" className="quiet">
        {copied && said.copied}
      </p>
    </section>
  );
}
