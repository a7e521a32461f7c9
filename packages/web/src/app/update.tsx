/** Offers a new version and switches to it when the player agrees. Games are saved after every move, so nothing is lost. */

import { useEffect, useState } from 'react';
import { useFocusFallback } from '../ui/focus';
import { useWords } from './language';

/** How long a page is left alone before it is cached for offline play, in milliseconds. */
const SETTLED = 2000;

/** Calls the listener whenever a new version has been downloaded. A library for this would be larger than this file. */
async function onNewVersion(listener: (waiting: ServiceWorker) => void): Promise<void> {
  // Missing on pages that are not served over https; the page then does not work offline.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  function follow(coming: ServiceWorker | null): void {
    // Without an active worker this is the first version, which replaces nothing.
    if (!coming || !registration.active) return;
    const check = () => {
      if (coming.state === 'installed') listener(coming);
    };
    check();
    coming.addEventListener('statechange', check);
  }
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

export function Update() {
  const { web } = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    // The first move matters more. And WebKit never registers a worker if the page is reloaded in the middle of it.
    const timer = setTimeout(() => onNewVersion(setWaiting).catch(() => {}), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  useFocusFallback(waiting !== undefined);
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
