/** Says in the bar that online games wait for the player. Nothing is shown while none does. */

import { Link, useLocation } from 'wouter';
import { Icon } from '../ui/icon';
import { useWords } from './language';
import { useOnlineGames } from './onlinegames';

export function WaitingGames() {
  const { web } = useWords();
  const [address] = useLocation();
  const waiting = (useOnlineGames() ?? []).filter(({ turn, table }) => turn && address !== `/at/${table.id}`);
  const [first] = waiting;
  if (!first) return undefined;
  const label = web.nav.waiting(waiting.length);
  return (
    <Link
      href={waiting.length === 1 ? `/at/${first.table.id}` : '/online'}
      className="button plain waiting-games"
      aria-label={label}
      title={label}
    >
      <Icon name="bell" />
      <span className="count">{waiting.length}</span>
    </Link>
  );
}
