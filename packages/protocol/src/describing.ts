/** Words to describe requests with, as OpenAPI has them. */

import * as z from 'zod/mini';

export type Json = Readonly<Record<string, unknown>>;

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
export const answer = (description: string, schema: Json): Json => ({ description, ...json(schema) });
export const refusal = (description: string): Json => answer(description, ref('Problem'));

export const object = (properties: Json): Json => ({ type: 'object', properties, required: Object.keys(properties) });
export const text: Json = { type: 'string' };
export const whole: Json = { type: 'integer' };
export const list = (items: Json): Json => ({ type: 'array', items });
/** What is sent, and what stands in the address. */
export const body = (name: string): Json => ({ required: true, ...json(ref(name)) });
export const named = (name: string): Json => ({ name, in: 'path', required: true, schema: text });

/** Without the line that names the dialect: OpenAPI 3.1 has it already. */
export function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}
