/** What is shown until a page is loaded: the navigation stays, and the heading has its place. */

import { useLocation } from 'wouter';
import { LoadingText } from '../ui/loadingtext';
import { fillsWindow } from './destinations';
import { useWords } from './language';
import { TopBar } from './topbar';

export function PageSkeleton() {
  const { web } = useWords();
  const [address] = useLocation();
  if (fillsWindow(address)) return <LoadingText text={web.loading} />;
  return (
    <div className="page" aria-busy="true">
      <TopBar />
      <main>
        <h1 className="skeleton heading">
          <span className="hidden">{web.loading}</span>
        </h1>
        <div className="skeleton line" />
        <div className="skeleton block" />
      </main>
    </div>
  );
}
