/** A new version announces itself, and takes over when the player says so. Games are kept after every move, so nothing is lost. */

import { useEffect, useState } from 'react';
import { useWords } from './language';

/** Calls back whenever a new version has been fetched and waits. A library for this would weigh more than all of it. */
async function onWaiting(hear: (waiting: ServiceWorker) => void): Promise<void> {
  // Not there on pages that are not served securely; then there is no playing offline.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (registration.waiting) hear(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // The very first one takes over by itself: there is nothing to replace.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) hear(coming);
    });
  });
}

export function Update() {
  const { web } = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    onWaiting(setWaiting).catch(() => {});
  }, []);
  if (!waiting) return undefined;

  function takeOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  }

  return (
    <div className="toast" role="status">
      <p>{web.update.ready}</p>
      <button type="button" className="button brass" onClick={takeOver}>
        {web.update.use}
      </button>
      <button type="button" className="button" onClick={() => setWaiting(undefined)}>
        {web.update.later}
      </button>
    </div>
  );
}
