/** Small values in localStorage, each under one key. Components that show them follow changes in every tab. */

import { useSyncExternalStore } from 'react';

let stores = true;

/** From now on, values last as long as the page. */
export function storeNothing(): void {
  stores = false;
}

export interface LocalSetting<T> {
  read(): T;
  set(next: T): void;
  /** A hook that returns the current value. */
  use(): T;
}

/** `read` must accept any JSON, even from another version. Where storage is forbidden, the value lasts as long as the page. */
export function localSetting<T>(key: string, read: (json: unknown) => T): LocalSetting<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;

  function parsed(text: string | null): T {
    try {
      return read(JSON.parse(text ?? 'null'));
    } catch {
      return read(null);
    }
  }

  function stored(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function update(next: T): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === key) update(parsed(event.newValue));
  }

  function now(): T {
    current ??= parsed(stored());
    return current;
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  }

  return {
    read: now,
    set(next) {
      try {
        if (stores) localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The value lasts as long as the page.
      }
      update(next);
    },
    use: () => useSyncExternalStore(subscribe, now),
  };
}

/** The strings in a list; everything else is dropped. */
export function stringsIn(json: unknown): string[] {
  return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : [];
}

/** The entries of an object; empty for anything else. */
export function entriesIn(json: unknown): [string, unknown][] {
  return typeof json === 'object' && json !== null ? Object.entries(json) : [];
}

export const withItem = (list: readonly string[], one: string) => (list.includes(one) ? list : [...list, one]);
