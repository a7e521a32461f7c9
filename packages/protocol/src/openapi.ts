/** The HTTP API as OpenAPI, with the schemas that the server validates with. */

import * as z from 'zod/mini';
import { accountPaths } from './accountpaths';
import {
  accountView,
  myGame,
  passkeyProof,
  preferences,
  pushRegistration,
  pushStatus,
  recoveryRequest,
  signedIn,
} from './accounts';
import { id } from './fields';
import {
  answer,
  body,
  type JsonObject,
  list,
  object,
  parameter,
  ref,
  refusal,
  TOO_MANY_REQUESTS,
  WRONG_ORIGIN,
} from './openapiparts';
import { leaderView, me, nameRequest, profile, ratingView } from './players';
import { pairInvitation } from './seeks';
import { blockRequest, blockView, botRequest, newTokenView, reportRequest, tokenView } from './social';
import { socialPaths } from './socialpaths';
import { tableListing, tableRequest } from './tables';

/** The schemas that requests and answers refer to by name. */
const SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  Me: me,
  NameRequest: nameRequest,
  PasskeyProof: passkeyProof,
  RecoveryRequest: recoveryRequest,
  PushRegistration: pushRegistration,
  PushStatus: pushStatus,
  Preferences: preferences,
  SignedIn: signedIn,
  Account: accountView,
  MyGame: myGame,
  BotRequest: botRequest,
  Token: tokenView,
  NewToken: newTokenView,
  BlockRequest: blockRequest,
  Block: blockView,
  ReportRequest: reportRequest,
  TableRequest: tableRequest,
  Id: id,
  TableListing: tableListing,
  Rating: ratingView,
  Profile: profile,
  Leader: leaderView,
  PairInvitation: pairInvitation,
  Problem: z.object({ problem: z.string() }),
};

/** Without the keys that name the dialect and the schema: OpenAPI 3.1 has both already. */
function schemas(): JsonObject {
  const registry = z.registry<{ readonly id: string }>();
  for (const [name, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id: name });
  const all = z.toJSONSchema(registry, { uri: (name) => `#/components/schemas/${name}`, io: 'input' }).schemas;
  return Object.fromEntries(Object.entries(all).map(([name, { $schema: _, $id: __, ...rest }]) => [name, rest]));
}

export function openapi(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boneyard',
      version: '1',
      description: 'Names, accounts, tables and records. Moves are sent over the socket, see docs/protocol.md.',
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
          summary: 'Take a name, or change it',
          requestBody: body('NameRequest'),
          responses: {
            200: answer('The guest, with the session as a cookie; or the account with its new name', ref('Me')),
            400: refusal('Not a name'),
            403: WRONG_ORIGIN,
            429: TOO_MANY_REQUESTS,
          },
        },
      },
      ...accountPaths,
      ...socialPaths,
      '/api/tables': {
        get: {
          summary: 'The public list',
          responses: {
            200: answer('Tables, newest first', object({ tables: list(ref('TableListing')) })),
          },
        },
        post: {
          summary: 'Open a table and sit down on its first chair for a person',
          requestBody: body('TableRequest'),
          responses: {
            201: answer('Its id is the invitation', object({ table: ref('Id') })),
            400: refusal('Not a request for a table, or unknown house rules'),
            401: refusal('Take a name first'),
            403: WRONG_ORIGIN,
            429: TOO_MANY_REQUESTS,
          },
        },
      },
      '/api/players/{id}': {
        get: {
          summary: 'A player with an account: ratings, statistics and the history of rated matches',
          parameters: [parameter('id')],
          responses: { 200: answer('By game and variant', ref('Profile')), 404: refusal('There is no such player') },
        },
      },
      '/api/tables/{id}/seats/{seat}/player': {
        get: {
          summary: 'The player in a seat, if they have an account',
          parameters: [parameter('id', ref('Id')), parameter('seat')],
          responses: {
            200: answer('By game and variant', ref('Profile')),
            404: refusal('Nobody with an account sits there'),
          },
        },
      },
      '/api/leaders/{game}': {
        get: {
          summary: 'The leaderboard of the usual variant of a game',
          parameters: [parameter('game')],
          responses: {
            200: answer('Best first', object({ leaders: list(ref('Leader')) })),
            404: refusal('There is no such game'),
          },
        },
      },
      '/api/leaders/{game}/{variant}': {
        get: {
          summary: 'The leaderboard of a variant',
          parameters: [parameter('game'), parameter('variant')],
          responses: {
            200: answer('Best first', object({ leaders: list(ref('Leader')) })),
            404: refusal('There is no such game, or no such variant of it'),
          },
        },
      },
      '/api/pairs/{id}': {
        get: {
          summary: 'Who invites to search for a game together, and to what',
          parameters: [parameter('id', ref('Id'))],
          responses: {
            200: answer('The invitation', ref('PairInvitation')),
            404: refusal('There is no such invitation any more, or somebody else has accepted it'),
          },
        },
      },
      '/api/tables/{id}/record': {
        get: {
          summary: 'The record of a finished match, with the proofs of its deals',
          parameters: [parameter('id', ref('Id'))],
          responses: {
            200: answer('A record in the format of docs/notation.md', { type: 'object' }),
            404: refusal('There is no such table'),
            409: refusal('The match is not over'),
          },
        },
      },
    },
    components: { schemas: schemas() },
  };
}
