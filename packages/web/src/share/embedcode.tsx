/** The code with which another site shows the replay, to copy. */

import { useState } from 'react';
import { useReplayWords } from '../replay/replaywords';
import './share.css';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `url` is the link to the replay. */
export function embedCode(url: string, title: string): string {
  const src = escaped(url.replace('/replay#', '/embed#'));
  return `<iframe src="${src}" title="${escaped(title)}" width="640" height="480" style="border:0" loading="lazy"></iframe>`;
}

export function EmbedCode({ url, title }: { readonly url: string; readonly title: string }) {
  const { embed: said, byHand } = useReplayWords().share;
  const [done, setDone] = useState('');
  const code = embedCode(url, title);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setDone(said.copied);
    } catch {
      setDone(byHand);
    }
  }

  return (
    <section className="share-part" aria-labelledby="share-embed">
      <h3 id="share-embed">{said.title}</h3>
      <p className="quiet">{said.about}</p>
      <textarea aria-label={said.code} readOnly rows={2} value={code} onFocus={({ target }) => target.select()} />
      <div className="actions">
        <button type="button" className="button" onClick={copy}>
          {said.copy}
        </button>
      </div>
      <p role="status" className="said">
        {done}
      </p>
    </section>
  );
}
