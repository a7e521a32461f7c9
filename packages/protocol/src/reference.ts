/** Generates the reference of the protocol from its schemas. `npm run reference` writes it. */

import * as z from 'zod/mini';
import { clientMessage } from './clientmessages';
import { openapi } from './openapi';
import { serverMessage } from './servermessages';
import { tableView } from './tables';
import { MOST_BYTES, SOCKET, VERSION } from './version';

interface Schema {
  readonly description?: string;
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
/** A bar would end the cell of the table. */
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

/** A schema in one line. */
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

function messages(schemas: Readonly<Record<string, Schema>>): string[] {
  const rows = Object.entries(schemas).map(
    ([kind, schema]) => `| ${code(kind)} | ${fields(schema)} | ${schema.description} |`,
  );
  return [...header('`t`', 'with', 'meaning'), ...rows];
}

/** By kind. */
function schemasOf(message: z.ZodMiniType): Record<string, Schema> {
  const { oneOf = [] } = jsonSchema(message);
  return Object.fromEntries(oneOf.map((one) => [String(one.properties?.t?.const), one]));
}

/** With the table in a list of its own. */
function serverSchemas(): Record<string, Schema> {
  const { table, ...rest } = schemasOf(serverMessage);
  return { table: { ...table, properties: { table: { $ref: '#/a table, see below' } } }, ...rest };
}

function tableRows(): string[] {
  const { properties = {} } = jsonSchema(tableView);
  return Object.entries(properties).map(
    ([key, part]) => `| ${code(key)} | ${cell(textOf(part))} | ${part.description} |`,
  );
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

/** All messages as one JSON Schema, for programs in other languages. */
export function messageSchemas(): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Messages over ${SOCKET}, version ${VERSION}`,
    $defs: { clientMessages: schemasOf(clientMessage), serverMessages: schemasOf(serverMessage) },
  };
}

export function reference(): string {
  return `${[
    '# Reference of the protocol',
    '',
    'Generated by `npm run reference` from the schemas in `packages/protocol`; a test fails if it is stale. The protocol is explained',
    'in [protocol.md](protocol.md), and [bots.md](bots.md) says how to write a bot. The same as JSON Schema:',
    '[messages.schema.json](messages.schema.json).',
    '',
    `Over ${code(SOCKET)}, version ${VERSION}: text frames with one JSON object each, at most ${MOST_BYTES} bytes from a page.`,
    '',
    '## From the page',
    '',
    ...messages(schemasOf(clientMessage)),
    '',
    '## From the server',
    '',
    ...messages(serverSchemas()),
    '',
    '## A table',
    '',
    '`null` means that there is none.',
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
