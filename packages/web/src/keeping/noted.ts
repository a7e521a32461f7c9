/** Small things that are noted on this device, as one text each: read once, told to whoever shows them, in every tab. */

import { useSyncExternalStore } from 'react';

export interface Noted<T> {
  read(): T;
  keep(next: T): void;
  subscribe(listener: () => void): () => void;
  /** As a hook. */
  use(): T;
}

/** Whatever was kept, even by another version, `read` makes something of it. Storage may be forbidden; then it lasts as long as the page. */
export function noted<T>(key: string, read: (json: unknown) => T): Noted<T> {
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

  function tell(next: T): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function hear(event: StorageEvent): void {
    if (event.key === key) tell(parsed(event.newValue));
  }

  function now(): T {
    current ??= parsed(stored());
    return current;
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', hear);
    };
  }

  return {
    read: now,
    keep(next) {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Kept for this page only.
      }
      tell(next);
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, now),
  };
}

/** The texts of a list, and nothing else. */
export function texts(json: unknown): string[] {
  return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : [];
}

/** What an object holds; nothing if it is none. */
export function entries(json: unknown): [string, unknown][] {
  return typeof json === 'object' && json !== null ? Object.entries(json) : [];
}

export const including = (list: readonly string[], one: string) => (list.includes(one) ? list : [...list, one]);
