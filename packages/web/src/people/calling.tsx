/** Shall this device call its owner when it is their turn at a slow table? */

import type { Callable, Subscribing } from '@boneyard/protocol/people';
import { useEffect, useState } from 'react';
import { hasFailed, request } from '../online/asking';
import { useSettings } from '../settings';
import { useAccountWords } from './speaking';

/** What is in the way of it. */
type Obstacle = 'old' | 'forbidden' | 'unreachable';

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** The browser's push service gives the device an address at which it is called. */
async function subscribe(key: string, language: Subscribing['language']): Promise<Obstacle | undefined> {
  const worker = await workerHere();
  if (!worker) return 'old';
  if ((await Notification.requestPermission()) !== 'granted') return 'forbidden';
  try {
    const old = await worker.pushManager.getSubscription();
    await old?.unsubscribe();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
    const sent: Subscribing = { endpoint, keys: { p256dh, auth }, language };
    return hasFailed(await request<object>('POST', 'pushes', sent)) ? 'unreachable' : undefined;
  } catch {
    return 'unreachable';
  }
}

async function unsubscribe(): Promise<Obstacle | undefined> {
  const subscription = await (await workerHere())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return hasFailed(await request<object>('DELETE', 'pushes')) ? 'unreachable' : undefined;
}

export function Calling() {
  const { calling } = useAccountWords();
  const { language } = useSettings();
  const [known, setKnown] = useState<Callable>();
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  useEffect(() => {
    request<Callable>('GET', 'pushes').then((answer) => !hasFailed(answer) && setKnown(answer));
  }, []);
  if (!known) return undefined;
  const { key, on } = known;

  async function turn(): Promise<void> {
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
      <button type="button" className={on ? 'button' : 'button brass'} disabled={busy} onClick={turn}>
        {on ? calling.stop : calling.start}
      </button>
      <p role="alert" className="trouble">
        {obstacle && calling[obstacle]}
      </p>
    </section>
  );
}
