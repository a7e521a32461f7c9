/** What schemas are built from. The schemas are the only definition of what is sent: types and the reference are derived from them. */

import * as z from 'zod/mini';

type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** The type that a schema describes. */
export type TypeOf<S extends z.ZodMiniType> = DeepReadonly<z.infer<S>>;

export const MOST_SEATS = 8;

export const text = z.string();
export const whole = z.int();
/** In milliseconds, by the server's clock. */
export const time = z.int();
export const seat = z.int().check(z.gte(0), z.lt(MOST_SEATS));
export const seats = z.array(seat);
/** Tables, searches and chat messages have such ids. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));
export const hex = z.string().check(z.regex(/^([0-9a-f]{2})+$/));

/** House rules as players ask for them: the rules of the game check them. */
export const requestedOptions = z.record(z.string().check(z.maxLength(20)), z.unknown());
/** House rules that a game has accepted. */
export const options = z.record(
  z.string(),
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.strictObject({ target: z.number() }),
    z.strictObject({ rounds: z.number() }),
  ]),
);

/** A field and what it means, for the reference. */
export function field<S extends z.ZodMiniType>(schema: S, meaning: string): S {
  return schema.check(z.describe(meaning));
}

/** A message: its kind, what it means, and what comes with it. */
export function message<K extends string, S extends z.core.$ZodShape>(kind: K, meaning: string, fields: S) {
  return z.strictObject({ t: z.literal(kind), ...fields }).register(z.globalRegistry, { description: meaning });
}
