/** What is shown until a page is loaded: the navigation stays, and the heading has its place. */

import { useLocation } from 'wouter';
import { fillsWindow } from './destinations';
import { useWords } from './language';
import { TopBar } from './topbar';

export function PageSkeleton() {
  const { web } = useWords();
  const [address] = useLocation();
  if (fillsWindow(address)) return <p className="loading">{web.loading}</p>;
  return (
    <div className="page" aria-busy="true">
      <TopBar />
      <main>
        <p className="hidden">{web.loading}</p>
        <div className="skeleton heading" />
        <div className="skeleton line" />
        <div className="skeleton block" />
      </main>
    </div>
  );
}
