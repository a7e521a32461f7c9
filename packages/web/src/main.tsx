/** Starts the page. Until the words of its language are there, the shell in index.html stays. */

import { wordsIn } from '@boneyard/words/words';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { showLanguage } from './app/language';
import { settings } from './app/settings';
import { lazy } from './ui/lazy';
import { wakeOnGestures } from './ui/sounds';
import './styles/styles.css';

/** A replay in a page of another site: it has no navigation, and stores nothing. */
const Embedded = /^\/embed\b/.test(location.pathname)
  ? lazy(() => import('./share/embedpage').then((part) => ({ default: part.EmbedPage })))
  : undefined;

const root = document.getElementById('root')!;

// support.js sets this when the browser is too old, and shows a message instead.
if (root.dataset.unsupported === undefined) {
  wakeOnGestures();
  const show = (page: ReactNode) => createRoot(root).render(<StrictMode>{page}</StrictMode>);
  if (Embedded)
    show(
      <Suspense>
        <Embedded />
      </Suspense>,
    );
  else
    wordsIn(settings().language).then((words) => {
      showLanguage(settings().language);
      show(<App words={words} />);
    });
}
