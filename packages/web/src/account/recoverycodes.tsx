/** Recovery codes. They are shown only once, so the player copies or saves them. */

import type { Me } from '@boneyard/protocol/players';
import { useState } from 'react';
import { saveFile } from '../storage/downloads';
import { useAccountWords } from './accountwords';

interface Props {
  readonly me: Me;
  readonly codes: readonly string[];
  onSaved(): void;
}

export function RecoveryCodes({ me, codes, onSaved }: Props) {
  const { codes: texts } = useAccountWords();
  const [copied, setCopied] = useState(false);
  const text = `${texts.file(me.name)}\n\n${codes.join('\n')}\n`;
  return (
    <section className="panel codes" aria-labelledby="codes-title">
      <h2 id="codes-title">{texts.title}</h2>
      <p>{texts.why}</p>
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
          {texts.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveFile('boneyard-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {texts.save}
        </button>
        <button type="button" className="button brass" onClick={onSaved}>
          {texts.kept}
        </button>
      </div>
      <p role="status" className="quiet">
        {copied && texts.copied}
      </p>
    </section>
  );
}
