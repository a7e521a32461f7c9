/** Parts of an OpenAPI description. */

export type JsonObject = Readonly<Record<string, unknown>>;

export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
export const answer = (description: string, schema: JsonObject): JsonObject => ({ description, ...json(schema) });
export const refusal = (description: string): JsonObject => answer(description, ref('Problem'));

export const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
export const text: JsonObject = { type: 'string' };
export const whole: JsonObject = { type: 'integer' };
export const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
/** An answer that only says that it was done, under this key. */
export const done = (description: string, key: string): JsonObject =>
  answer(description, object({ [key]: { type: 'boolean' } }));
/** The body of a request. */
export const body = (name: string): JsonObject => ({ required: true, ...json(ref(name)) });
/** A parameter in the path. */
export const parameter = (name: string, schema: JsonObject = text): JsonObject => ({
  name,
  in: 'path',
  required: true,
  schema,
});

export const WRONG_ORIGIN = refusal('Wrong Origin');
export const TOO_MANY_REQUESTS = refusal('Too many requests');
export const ONLY_FOR_ACCOUNTS = refusal('Only for accounts');
