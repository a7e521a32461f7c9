/** The first thing that a keyboard reaches: past the navigation, to the player's tiles or the content of the page. */

import { useLocation } from 'wouter';
import { focusOn } from '../ui/focus';
import { fillsWindow } from './destinations';
import { useWords } from './language';

export function SkipLink() {
  const { web } = useWords();
  const [address] = useLocation();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of this page, whose address stays as it is
    <a
      href="#main"
      className="skip hidden"
      onClick={(event) => {
        // In a replay the end of the address is the game.
        event.preventDefault();
        const place = document.querySelector<HTMLElement>('.dock') ?? document.querySelector('main');
        focusOn(place);
        place?.scrollIntoView({ block: 'nearest' });
      }}
    >
      {fillsWindow(address) ? web.skip : web.skipNavigation}
    </a>
  );
}
