/** React's `lazy`, which asks once more for a part that did not come: a phone may have no network for a moment. */

import { type ComponentType, type LazyExoticComponent, lazy as once } from 'react';

/** How long before it is asked for again, in milliseconds. */
const AGAIN = 1000;

// biome-ignore lint/suspicious/noExplicitAny: as React's own
export function lazy<T extends ComponentType<any>>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> {
  return once(() => load().catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN)).then(load)));
}
