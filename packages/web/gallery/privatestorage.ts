/** Storage in memory, so that a scene shares nothing with other scenes or with the games of the developer. Import it first. */

import 'fake-indexeddb/auto';

const texts = new Map<string, string>();

const memory: Storage = {
  get length() {
    return texts.size;
  },
  key: (index) => [...texts.keys()][index] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, value) => void texts.set(key, String(value)),
  removeItem: (key) => void texts.delete(key),
  clear: () => texts.clear(),
};

Object.defineProperty(window, 'localStorage', { value: memory });
