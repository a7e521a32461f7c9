/** How much of the physics and of the 3D code has been loaded, while the player has to wait for it. */

import { ENGINE_BYTES, retryDownload, useEngineDownload } from '@boneyard/web/play/physicsdownload';
import type { Browser } from '@boneyard/words/en/browser';

const MEGABYTE = 1_000_000;

interface Props {
  readonly words: Browser;
  /** Something else of unknown size is still being loaded. */
  readonly more?: boolean;
}

export function LoadProgress({ words: { web, games }, more = false }: Props) {
  const { share, unreachable } = useEngineDownload();
  if (unreachable)
    return (
      <div className="fetching" role="status">
        <p>{games.magnetic.table.page.unreachable}</p>
        <button type="button" className="button brass" onClick={retryDownload}>
          {web.table.tryAgain}
        </button>
      </div>
    );
  if (share === 1 && !more) return undefined;
  return (
    <label className="fetching">
      {games.magnetic.table.page.loading}
      <progress max={1} {...(share < 1 && { value: share })} />
      {share < 1 && (
        <span className="quiet" aria-hidden="true">
          {games.magnetic.table.page.loaded((share * ENGINE_BYTES) / MEGABYTE, ENGINE_BYTES / MEGABYTE)}
        </span>
      )}
    </label>
  );
}
