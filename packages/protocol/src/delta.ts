/** Deltas: what changed from one view to the next, so that a move takes a few bytes however long the game has run. */

import { fromWire, type Json } from './json';

/**
 * `{key: delta}`: in an object, these parts changed.
 * `[0, value]`: the value was replaced.
 * `[1, gone, links]`: in a linked list, the newest `gone` links were removed (all, if −1) and these added, oldest first.
 * `[2, [at, gone, values], …]`: in a list, `gone` elements were removed at index `at` of the old list and these inserted.
 * `[3, [at, delta], …]`: in a list of the same length, the elements at these indexes changed.
 */
export type Delta = Json;

const REPLACED = 0;
const LINKED = 1;
const SPLICED = 2;
const INSIDE = 3;
const ALL = -1;

/** How the text of a replacement begins. */
const REPLACEMENT = `[${REPLACED},`;

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

/** Keys as JSON with a colon: views have few keys and repeat them. */
const names = new Map<string, string>();

function named(key: string): string {
  let name = names.get(key);
  if (name === undefined) {
    name = `${JSON.stringify(key)}:`;
    names.set(key, name);
  }
  return name;
}

/** The fields of an object as JSON, but for one of them. */
function fieldsText(value: Plain, except?: string): string {
  let text = '';
  for (const key in value) if (key !== except) text += (text === '' ? '' : ',') + named(key) + textOf(value[key]);
  return `{${text}}`;
}

/** As JSON, with `null` for `undefined`, as `toWire` has it. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  return isPlain(value) ? fieldsText(value) : JSON.stringify(value ?? null);
}

const replacedBy = (now: unknown): string => `${REPLACEMENT}${textOf(now)}]`;

function unchained(link: Link): string {
  return fieldsText(link, 'before');
}

function linked(old: Link | undefined, now: Link): string {
  let came = '';
  let link: Link | undefined = now;
  const take = (one: Link) => {
    came = came === '' ? unchained(one) : `${unchained(one)},${came}`;
  };
  // Usually links were only added, so the old ones need not be walked through.
  for (; link && link !== old; link = link.before) take(link);
  if (link || !old) return `[${LINKED},${link ? 0 : ALL},[${came}]]`;
  const places = new Map<Link, number>();
  for (link = old; link; link = link.before) places.set(link, places.size);
  came = '';
  for (link = now; link && !places.has(link); link = link.before) take(link);
  return `[${LINKED},${link ? places.get(link) : ALL},[${came}]]`;
}

/** How many elements ahead two lists are searched for where they agree again. */
const AHEAD = 16;

/** How many elements of the old and of the new list to skip until they agree again. */
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
    if (delta.startsWith(REPLACEMENT)) others++;
  }
  if (parts === '') return undefined;
  return others === old.length ? replacedBy(now) : `[${INSIDE}${parts}]`;
}

function inObject(old: Plain, now: Plain, compared = difference): string | undefined {
  let left = 0;
  for (const _ in old) left++;
  let parts = '';
  for (const key in now) {
    const before = old[key];
    if (before === undefined && !(key in old)) return replacedBy(now);
    left--;
    const delta = before === now[key] ? undefined : compared(before, now[key]);
    if (delta !== undefined) parts += (parts === '' ? '{' : ',') + named(key) + delta;
  }
  if (left > 0) return replacedBy(now);
  return parts === '' ? undefined : `${parts}}`;
}

/** The delta as JSON text, since it is only ever sent; undefined if nothing changed. */
export function difference(old: unknown, now: unknown): string | undefined {
  if (old === now) return undefined;
  if (typeof now !== 'object') return replacedBy(now);
  if (Array.isArray(old) && Array.isArray(now)) return inList(old, now);
  if (isLink(now) && (old === undefined || isLink(old))) return linked(old, now);
  return isPlain(old) && isPlain(now) ? inObject(old, now) : replacedBy(now);
}

/** Compares the views of one step. Viewers share most parts of theirs: what was compared for one is not compared for the next. */
export function sharedDifference(): typeof difference {
  // Few parts change in a step: a list is searched sooner than a map is made.
  const known: { readonly old: unknown; readonly now: unknown; readonly delta: string | undefined }[] = [];
  const compared = (old: unknown, now: unknown): string | undefined => {
    if (typeof now !== 'object') return replacedBy(now);
    for (let i = 0; i < known.length; i++) if (known[i]!.now === now && known[i]!.old === old) return known[i]!.delta;
    const delta = difference(old, now);
    known.push({ old, now, delta });
    return delta;
  };
  return (old, now) => (isPlain(old) && isPlain(now) ? inObject(old, now, compared) : difference(old, now));
}

function unlinked(link: Link | undefined, gone: number): Link | undefined {
  if (gone === ALL) return undefined;
  let rest = link;
  for (let i = 0; i < gone; i++) rest = rest!.before;
  return rest;
}

function patched(old: unknown, delta: Delta, owned: boolean): unknown {
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
      return fromWire<unknown>(rest[0]);
    case LINKED: {
      let link = unlinked(old as Link | undefined, rest[0] as number);
      for (const came of rest[1] as Json[]) link = { ...(fromWire<unknown>(came) as Plain), before: link };
      return link;
    }
    case SPLICED: {
      const now = list();
      for (const [at, gone, came] of (rest as [number, number, Json[]][]).reverse())
        now.splice(at, gone, ...came.map((one) => fromWire<unknown>(one)));
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

/**
 * The new value. Throws if the delta does not belong to the old one: the client then asks for everything.
 * A caller that owns the old value and no longer needs it may have it modified instead of copied.
 */
export function applyDelta<T>(old: T, delta: Delta, owned = false): T {
  return patched(old, delta, owned) as T;
}
