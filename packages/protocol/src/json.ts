/** Views as JSON: `null` on the wire means `undefined`. No game's view contains `null`. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A copy with `null` instead of `undefined`, which JSON would drop from an object. */
export function toWire(value: unknown): Json {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object') return value as Json;
  const copy: Record<string, Json> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = toWire(part);
  return copy;
}

/** What a client makes of T: `undefined` where the wire has `null`. */
export type FromWire<T> = T extends null
  ? undefined
  : T extends readonly (infer E)[]
    ? readonly FromWire<E>[]
    : T extends object
      ? { readonly [K in keyof T]: FromWire<T[K]> }
      : T;

function withUndefined(json: unknown): unknown {
  if (json === null) return undefined;
  if (Array.isArray(json)) return json.map(withUndefined);
  if (typeof json !== 'object') return json;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(json as object)) copy[key] = withUndefined(part);
  return copy;
}

/** A copy with `undefined` where the wire has `null`. */
export function fromWire<T>(json: T): FromWire<T> {
  return withUndefined(json) as FromWire<T>;
}
