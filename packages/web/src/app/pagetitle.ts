/** Names the browser's tab after the heading of the page. */

import { facts } from '@boneyard/words/facts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useWords } from './language';

/** For the bar of a page, which comes together with the heading. */
export function usePageTitle(): void {
  const { web } = useWords();
  const [address] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another heading
  useEffect(() => {
    const heading = document.querySelector('h1')?.textContent;
    document.title = heading ? facts(heading, web.title) : web.title;
  }, [web, address]);
}
