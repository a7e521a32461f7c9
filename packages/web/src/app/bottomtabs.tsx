/** The main places as tabs at the bottom of a phone. */

import { Link, useLocation } from 'wouter';
import { Icon } from '../ui/icon';
import { currentMark, MAIN } from './destinations';
import { useWords } from './language';

const TABS = [...MAIN, ['me', '/me']] as const;

export function BottomTabs() {
  const { web } = useWords();
  const [address] = useLocation();
  return (
    <nav className="bottom-tabs" aria-label={web.nav.label}>
      {TABS.map((to) => (
        <Link key={to[0]} href={to[1]} aria-current={currentMark(address, to)}>
          <Icon name={to[0]} />
          {web.nav.places[to[0]]}
        </Link>
      ))}
    </nav>
  );
}
