/** What changed from one view to the next, so that a move costs a few bytes however long the game has run. */

import { type Json, readBack, written } from './json';

/**
 * `{key: delta}`: these parts of an object changed.
 * `[0, value]`: something else is there now.
 * `[1, gone, links]`: of a linked list the newest `gone` are gone (all, if −1) and these came, oldest first.
 * `[2, [at, gone, values], …]`: in a list, from `at` of the old one, so many are gone and these came.
 * `[3, [at, delta], …]`: in a list of the same length, these parts changed.
 */
export type Delta = Json;

const REPLACED = 0;
const LINKED = 1;
const SPLICED = 2;
const INSIDE = 3;
const ALL = -1;

/** How the text of a delta begins that puts something else there. */
const OTHER = `[${REPLACED},`;

type Plain = Readonly<Record<string, unknown>>;

interface Link {
  readonly before: Link | undefined;
  readonly [key: string]: unknown;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLink(value: unknown): value is Link {
  if (!isPlain(value) || !('before' in value)) return false;
  return value.before === undefined || (isPlain(value.before) && 'before' in value.before);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && !difference(one, other));
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(written(value));
}

const replacedBy = (now: unknown): string => `${OTHER}${textOf(now)}]`;

function unchained(link: Link): string {
  const { before: _, ...rest } = link;
  return textOf(rest);
}

function linked(old: Link | undefined, now: Link): string {
  let came = '';
  let link: Link | undefined = now;
  const take = (one: Link) => {
    came = came === '' ? unchained(one) : `${unchained(one)},${came}`;
  };
  // Mostly some came on top of the old ones, however many those are.
  for (; link && link !== old; link = link.before) take(link);
  if (link || !old) return `[${LINKED},${link ? 0 : ALL},[${came}]]`;
  const places = new Map<Link, number>();
  for (link = old; link; link = link.before) places.set(link, places.size);
  came = '';
  for (link = now; link && !places.has(link); link = link.before) take(link);
  return `[${LINKED},${link ? places.get(link) : ALL},[${came}]]`;
}

/** So far a list is searched for where it goes on as before. */
const AHEAD = 16;

/** How many of the old and of the new to skip until the two agree again. */
function agreement(old: readonly unknown[], i: number, now: readonly unknown[], j: number): readonly [number, number] {
  for (let skip = 1; skip <= AHEAD; skip++) {
    if (i + skip < old.length && j + skip < now.length && same(old[i + skip], now[j + skip])) return [skip, skip];
    if (i + skip < old.length && j < now.length && same(old[i + skip], now[j])) return [skip, 0];
    if (j + skip < now.length && i < old.length && same(old[i], now[j + skip])) return [0, skip];
  }
  return [old.length - i, now.length - j];
}

function spliced(old: readonly unknown[], now: readonly unknown[]): string {
  let splices = '';
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && same(old[i], now[j])) {
      i++;
      j++;
      continue;
    }
    const [gone, came] = agreement(old, i, now, j);
    splices += `,[${i},${gone},${textOf(now.slice(j, j + came))}]`;
    i += gone;
    j += came;
  }
  return `[${SPLICED}${splices}]`;
}

function inList(old: readonly unknown[], now: readonly unknown[]): string | undefined {
  if (old.length !== now.length) return spliced(old, now);
  let parts = '';
  let others = 0;
  for (let i = 0; i < old.length; i++) {
    const delta = difference(old[i], now[i]);
    if (delta === undefined) continue;
    parts += `,[${i},${delta}]`;
    if (delta.startsWith(OTHER)) others++;
  }
  if (parts === '') return undefined;
  return others === old.length ? replacedBy(now) : `[${INSIDE}${parts}]`;
}

/** Names of parts as they begin an entry: views have few, and have them again and again. */
const names = new Map<string, string>();

function named(key: string): string {
  let name = names.get(key);
  if (name === undefined) {
    name = `${JSON.stringify(key)}:`;
    names.set(key, name);
  }
  return name;
}

function inObject(old: Plain, now: Plain): string | undefined {
  let left = 0;
  for (const _ in old) left++;
  let parts = '';
  for (const key in now) {
    const before = old[key];
    if (before === undefined && !(key in old)) return replacedBy(now);
    left--;
    const after = now[key];
    const delta = before === after ? undefined : difference(before, after);
    if (delta !== undefined) parts += (parts === '' ? '{' : ',') + named(key) + delta;
  }
  if (left > 0) return replacedBy(now);
  return parts === '' ? undefined : `${parts}}`;
}

/** The delta as JSON text, since it only ever travels; undefined when nothing changed. */
export function difference(old: unknown, now: unknown): string | undefined {
  if (old === now) return undefined;
  if (Array.isArray(old) && Array.isArray(now)) return inList(old, now);
  if (isLink(now) && (old === undefined || isLink(old))) return linked(old, now);
  return isPlain(old) && isPlain(now) ? inObject(old, now) : replacedBy(now);
}

function unlinked(link: Link | undefined, gone: number): Link | undefined {
  if (gone === ALL) return undefined;
  let rest = link;
  for (let i = 0; i < gone; i++) rest = rest!.before;
  return rest;
}

/**
 * The new value. Throws where the delta does not belong to the old one: then ask for everything.
 * Whoever owns the old value, and needs it no more, may have it changed instead of copied.
 */
export function patched(old: unknown, delta: Delta, owned = false): unknown {
  const list = () => (owned ? (old as unknown[]) : [...(old as unknown[])]);
  if (!Array.isArray(delta)) {
    const now = owned && isPlain(old) ? (old as Record<string, unknown>) : { ...(old as Plain) };
    for (const [key, part] of Object.entries(delta as { [key: string]: Json }))
      now[key] = patched(now[key], part, owned);
    return now;
  }
  const [kind, ...rest] = delta as [number, ...Json[]];
  switch (kind) {
    case REPLACED:
      return readBack(rest[0]);
    case LINKED: {
      let link = unlinked(old as Link | undefined, rest[0] as number);
      for (const came of rest[1] as Json[]) link = { ...(readBack(came) as Plain), before: link };
      return link;
    }
    case SPLICED: {
      const now = list();
      for (const [at, gone, came] of (rest as [number, number, Json[]][]).reverse())
        now.splice(at, gone, ...came.map(readBack));
      return now;
    }
    case INSIDE: {
      const now = list();
      for (const [at, part] of rest as [number, Json][]) now[at] = patched(now[at], part, owned);
      return now;
    }
    default:
      throw new Error(`no delta of kind ${kind}`);
  }
}
