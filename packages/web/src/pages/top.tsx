/** The top of every page but the table. */

import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language';

// Most visits change nothing.
const SettingsDialog = lazy(() => import('./settings').then(({ SettingsDialog }) => ({ default: SettingsDialog })));

export function Top() {
  const { web } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <header className="top">
      <Link href="/" className="wordmark">
        {web.title}
      </Link>
      <nav aria-label={web.top.more}>
        <Link href="/puzzles" className="button">
          {web.top.puzzles}
        </Link>
        <Link href="/pads" className="button">
          {web.top.pads}
        </Link>
        <Link href="/print" className="button">
          {web.top.print}
        </Link>
      </nav>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {web.settings.open}
      </button>
      <Suspense>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </header>
  );
}
