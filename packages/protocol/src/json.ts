/** Views on the wire: JSON in which `null` stands for `undefined`. No view holds a null of its own. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A copy without `undefined`, which JSON would drop from an object. */
export function written(value: unknown): Json {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object') return value as Json;
  const copy: Record<string, Json> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = written(part);
  return copy;
}

/** What was written, with `undefined` where it was. */
export function readBack(json: unknown): unknown {
  if (json === null) return undefined;
  if (Array.isArray(json)) return json.map(readBack);
  if (typeof json !== 'object') return json;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(json as object)) copy[key] = readBack(part);
  return copy;
}
