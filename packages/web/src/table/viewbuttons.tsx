/** Buttons to zoom, to fit the board, and to replay the latest moves. Fingers zoom by themselves, and then want it fitted. */

import type { RefObject } from 'react';
import { useWords } from '../app/language';
import type { ViewportHandle } from './viewport';

const ZOOM = 1.3;

/** The button that replays the latest moves. */
export interface Again {
  readonly replaying: boolean;
  readonly canReplay: boolean;
  onReplay(): void;
}

interface Props {
  readonly viewport: RefObject<ViewportHandle | null>;
  /** Undefined on pages that have their own buttons for that. */
  readonly again: Again | undefined;
  /** The player has moved the board. */
  readonly moved: boolean;
}

const SIGNS = {
  in: 'M12 5V19M5 12H19',
  out: 'M5 12H19',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  replay: 'M5 12A7 7 0 1 0 8 6.3M8 2.5V6.6H12',
  skip: 'M6 5L14 12L6 19ZM17.5 5V19',
} as const;

export function ViewButtons({ viewport, again, moved }: Props) {
  const { web } = useWords();
  const button = (sign: keyof typeof SIGNS, label: string, act: () => void, disabled = false) => (
    <button
      type="button"
      className={`button round ${sign}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
  return (
    <div className={moved ? 'sights moved' : 'sights'}>
      {button('in', web.table.zoomIn, () => viewport.current?.zoom(ZOOM))}
      {button('out', web.table.zoomOut, () => viewport.current?.zoom(1 / ZOOM))}
      {button('fit', web.table.fit, () => viewport.current?.fit())}
      {again &&
        (again.replaying
          ? button('skip', web.table.skip, again.onReplay)
          : button('replay', web.table.replay, again.onReplay, !again.canReplay))}
    </div>
  );
}
