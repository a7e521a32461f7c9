/** Turns notifications on this device on and off: "it is your turn" at tables with a clock of days. */

import type { PushRegistration, PushStatus } from '@boneyard/protocol/accounts';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings';
import { hasFailed, request } from '../online/requests';
import { useAccountWords } from './accountwords';

/** Why notifications cannot be turned on. */
type Obstacle = 'old' | 'forbidden' | 'unreachable';

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** The browser's push service gives the device an endpoint, and the server sends notifications to it. */
async function subscribe(key: string, language: PushRegistration['language']): Promise<Obstacle | undefined> {
  const worker = await serviceWorker();
  if (!worker) return 'old';
  if ((await Notification.requestPermission()) !== 'granted') return 'forbidden';
  try {
    const old = await worker.pushManager.getSubscription();
    await old?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    const sent: PushRegistration = { endpoint, keys: { p256dh, auth }, language };
    return hasFailed(await request<object>('POST', 'pushes', sent)) ? 'unreachable' : undefined;
  } catch {
    return 'unreachable';
  }
}

async function unsubscribe(): Promise<Obstacle | undefined> {
  const subscription = await (await serviceWorker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return hasFailed(await request<object>('DELETE', 'pushes')) ? 'unreachable' : undefined;
}

export function TurnNotifications() {
  const { calling } = useAccountWords();
  const { language } = useSettings();
  const [known, setKnown] = useState<PushStatus>();
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  useEffect(() => {
    request<PushStatus>('GET', 'pushes').then((answer) => !hasFailed(answer) && setKnown(answer));
  }, []);
  if (!known) return undefined;
  const { key, on } = known;

  async function toggle(): Promise<void> {
    setBusy(true);
    const found = on ? await unsubscribe() : await subscribe(key, language);
    setObstacle(found);
    if (!found) setKnown({ key, on: !on });
    setBusy(false);
  }

  return (
    <section className="panel">
      <h2>{calling.title}</h2>
      <p>{on ? calling.on : calling.off}</p>
      <button type="button" className={on ? 'button' : 'button brass'} disabled={busy} onClick={toggle}>
        {on ? calling.stop : calling.start}
      </button>
      <p role="alert" className="trouble">
        {obstacle && calling[obstacle]}
      </p>
    </section>
  );
}
