/** The reference of the protocol as a page, made from the schemas that are checked by. `npm run reference` writes it. */

import * as z from 'zod/mini';
import { ASKED, TABLE, TOLD } from './about';
import { asked } from './messages';
import { openapi } from './openapi';
import { shown, told } from './telling';
import { MOST_BYTES, SOCKET, VERSION } from './version';

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly $ref?: string;
}

interface Operation {
  readonly summary: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const jsonSchema = (schema: z.ZodMiniType): Schema => z.toJSONSchema(schema) as Schema;
const code = (text: string): string => `\`${text}\``;
/** A bar would end the cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

function numberText({ type, minimum, maximum, exclusiveMaximum }: Schema): string {
  const kind = type === 'integer' ? 'whole number' : 'number';
  const most = exclusiveMaximum === undefined ? maximum : exclusiveMaximum - 1;
  const bounded = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER;
  return bounded && most !== undefined ? `${kind}, ${minimum} to ${most}` : kind;
}

function objectText({ properties, additionalProperties, required = [] }: Schema): string {
  if (!properties) return typeof additionalProperties === 'object' ? 'object, any keys' : 'object';
  const parts = Object.entries(properties).map(
    ([key, part]) => `${key}${required.includes(key) ? '' : '?'}: ${textOf(part)}`,
  );
  return `{ ${parts.join(', ')} }`;
}

/** A schema in a line. */
function textOf(schema: Schema): string {
  const { anyOf, oneOf } = schema;
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => textOf({ ...schema, type })).join(' | ');
  if (anyOf ?? oneOf) return (anyOf ?? oneOf)!.map(textOf).join(' | ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberText(schema);
    case 'string':
      if (schema.pattern) return `text like ${code(schema.pattern)}`;
      return schema.maxLength === undefined ? 'text' : `text, at most ${schema.maxLength}`;
    case 'array': {
      const { minItems, maxItems, items = {} } = schema;
      const size = minItems !== undefined && maxItems !== undefined ? ` of ${minItems} to ${maxItems}` : '';
      return `list${size}: ${textOf(items)}`;
    }
    case 'object':
      return objectText(schema);
    default:
      return typeof schema.type === 'string' ? schema.type : 'anything';
  }
}

const header = (...columns: string[]): string[] => [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`];

function fields({ properties = {}, required = [] }: Schema): string {
  const rest = Object.entries(properties).filter(([key]) => key !== 't');
  return rest
    .map(([key, part]) => `${code(`${key}${required.includes(key) ? '' : '?'}`)}: ${cell(textOf(part))}`)
    .join('<br>');
}

function messages(schemas: Readonly<Record<string, Schema>>, about: Readonly<Record<string, string>>): string[] {
  const rows = Object.entries(schemas).map(
    ([kind, schema]) => `| ${code(kind)} | ${fields(schema)} | ${about[kind]} |`,
  );
  return [...header('`t`', 'with', 'meaning'), ...rows];
}

function askedSchemas(): Record<string, Schema> {
  const { oneOf = [] } = jsonSchema(asked);
  return Object.fromEntries(oneOf.map((one) => [String(one.properties?.t?.const), one]));
}

function toldSchemas(): Record<string, Schema> {
  const all = Object.entries(told).map(([kind, schema]) => [kind, jsonSchema(schema)] as const);
  return Object.fromEntries(all);
}

/** The table has a list of its own. */
function toldShort(): Record<string, Schema> {
  const { table: _, ...rest } = toldSchemas();
  const table = { properties: { table: { $ref: '#/a table, see below' } }, required: ['table'] };
  return { table, ...rest };
}

function tableRows(): string[] {
  const { properties = {} } = jsonSchema(shown);
  const about: Readonly<Record<string, string>> = TABLE;
  return Object.entries(properties).map(([key, part]) => `| ${code(key)} | ${cell(textOf(part))} | ${about[key]} |`);
}

function requests(): string[] {
  const { paths } = openapi() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, requestBody, responses }]) => {
      const body = requestBody ? textOf(requestBody.content['application/json']!.schema) : '';
      const answers = Object.entries(responses).map(([status, { description }]) => `${status}: ${description}`);
      return `| ${code(`${method.toUpperCase()} ${path}`)} | ${summary} | ${body} | ${cell(answers.join('<br>'))} |`;
    }),
  );
}

function bodies(): string[] {
  const { components } = openapi() as { components: { schemas: Record<string, Schema> } };
  return Object.entries(components.schemas).map(([name, schema]) => `| ${code(name)} | ${cell(textOf(schema))} |`);
}

/** All messages as one JSON Schema, for programs that are not written in our language. */
export function messageSchemas(): Readonly<Record<string, unknown>> {
  const bare = (schemas: Record<string, Schema>) =>
    Object.fromEntries(
      Object.entries(schemas).map(([kind, schema]) => {
        const { $schema: _, ...rest } = schema as Record<string, unknown>;
        return [kind, rest];
      }),
    );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Messages over ${SOCKET}, version ${VERSION}`,
    $defs: { asked: bare(askedSchemas()), told: bare(toldSchemas()) },
  };
}

export function reference(): string {
  return `${[
    '# Reference of the protocol',
    '',
    'Made by `npm run reference` from the schemas in `packages/protocol`; a test fails when it is stale. What it is all about',
    'is in [protocol.md](protocol.md), how to write a bot in [bots.md](bots.md). The same as JSON Schema:',
    '[messages.schema.json](messages.schema.json).',
    '',
    `Over ${code(SOCKET)}, version ${VERSION}: text frames with one JSON object each, from a page at most ${MOST_BYTES} bytes.`,
    '',
    '## From the page',
    '',
    ...messages(askedSchemas(), ASKED),
    '',
    '## From the server',
    '',
    ...messages(toldShort(), TOLD),
    '',
    '## A table',
    '',
    '`null` stands for what there is not.',
    '',
    ...header('key', 'value', 'meaning'),
    ...tableRows(),
    '',
    '## Requests',
    '',
    'As OpenAPI 3.1 at `/api/openapi.json`.',
    '',
    ...header('request', 'what it does', 'body', 'answers'),
    ...requests(),
    '',
    ...header('name', 'what it is'),
    ...bodies(),
  ].join('\n')}\n`;
}
