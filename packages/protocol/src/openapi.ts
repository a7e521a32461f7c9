/** The plain requests as OpenAPI, with the schemas that the server checks by. */

import { accountPaths, accountSchemas } from './accountpaths';
import { companyPaths, companySchemas } from './companypaths';
import { answer, type Json, json, list, object, ref, refusal, schemaOf, text, whole } from './describing';
import { KINDS, naming } from './messages';
import { wish } from './tables';

export function openapi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boneyard',
      version: '1',
      description: 'Names, accounts, tables and records. Moves go over the socket, see docs/protocol.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: {
      '/api/openapi.json': {
        get: { summary: 'This description', responses: { 200: answer('OpenAPI 3.1', { type: 'object' }) } },
      },
      '/api/me': {
        get: {
          summary: 'Who I am',
          responses: {
            200: answer('The account or guest of the session, or null', { oneOf: [ref('Me'), { type: 'null' }] }),
          },
        },
      },
      '/api/guest': {
        post: {
          summary: 'Take a name, or another one',
          requestBody: { required: true, ...json(ref('Naming')) },
          responses: {
            200: answer('The guest, whose session comes as a cookie; or the account under its new name', ref('Me')),
            400: refusal('Not a name'),
            403: refusal('The page is not ours'),
            429: refusal('Too many requests'),
          },
        },
      },
      ...accountPaths,
      ...companyPaths,
      '/api/tables': {
        get: {
          summary: 'The public list',
          responses: {
            200: answer('Tables, newest first', object({ tables: list(ref('Listed')) })),
          },
        },
        post: {
          summary: 'Open a table and sit down on its first chair for a person',
          requestBody: { required: true, ...json(ref('Wish')) },
          responses: {
            201: answer('Its id is the invitation', object({ table: ref('TableId') })),
            400: refusal('Not a wish, or house rules that there are not'),
            401: refusal('Take a name first'),
            403: refusal('The page is not ours'),
            429: refusal('Too many requests'),
          },
        },
      },
      '/api/players/{id}': {
        get: {
          summary: 'Somebody with an account: ratings, statistics and the history of rated matches',
          parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
          responses: { 200: answer('By game', ref('Profile')), 404: refusal('There is no such player') },
        },
      },
      '/api/leaders/{game}': {
        get: {
          summary: 'The best at a game, of those who have played enough',
          parameters: [{ name: 'game', in: 'path', required: true, schema: text }],
          responses: {
            200: answer('Best first', object({ leaders: list(ref('Leading')) })),
            404: refusal('There is no such game'),
          },
        },
      },
      '/api/tables/{id}/record': {
        get: {
          summary: 'The record of a match that is over, with the proofs of its deals',
          parameters: [{ name: 'id', in: 'path', required: true, schema: ref('TableId') }],
          responses: {
            200: answer('A record as docs/notation.md has it', { type: 'object' }),
            404: refusal('There is no such table'),
            409: refusal('The match is not over'),
          },
        },
      },
    },
    components: {
      schemas: {
        Me: object({ id: text, name: text, kind: { enum: KINDS } }),
        Naming: schemaOf(naming),
        ...accountSchemas,
        ...companySchemas,
        Wish: schemaOf(wish),
        TableId: { type: 'string', pattern: '^[A-Za-z0-9_-]{16}$' },
        Listed: object({
          id: ref('TableId'),
          game: text,
          options: { type: 'object' },
          clock: schemaOf(wish.shape.clock),
          seats: list({ type: 'object' }),
          phase: text,
          rated: { type: 'boolean' },
          changed: whole,
        }),
        Rank: object({ rating: whole, provisional: { type: 'boolean' } }),
        Profile: object({
          id: text,
          name: text,
          since: whole,
          games: list(
            object({
              game: text,
              rank: ref('Rank'),
              matches: whole,
              won: whole,
              history: list(object({ table: ref('TableId'), rating: whole, place: whole, players: whole, at: whole })),
            }),
          ),
        }),
        Leading: object({ player: text, name: text, rating: whole, matches: whole, won: whole }),
        Problem: object({ problem: text }),
      },
    },
  };
}
