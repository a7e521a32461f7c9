/** The requests about players' own bots, blocks and reports, for the OpenAPI description. */

import {
  answer,
  body,
  done,
  type JsonObject,
  list,
  ONLY_FOR_ACCOUNTS,
  object,
  parameter,
  ref,
  refusal,
  TOO_MANY_REQUESTS,
  text,
  whole,
} from './openapiparts';

const WRONG_ORIGIN_OR_BANNED = refusal('Wrong Origin, or banned');

export const socialPaths: JsonObject = {
  '/api/keeping': {
    get: {
      summary: 'For how many days data is kept here: tables without an account holder (0: forever), chat and reports',
      responses: { 200: answer('In days', object({ tables: whole, chat: whole })) },
    },
  },
  '/api/tokens': {
    get: {
      summary: 'My bots',
      responses: {
        200: answer('Without their tokens', object({ tokens: list(ref('Token')) })),
        401: ONLY_FOR_ACCOUNTS,
      },
    },
    post: {
      summary: 'Create a token for a bot, which it sends as `Authorization: Bearer …`',
      requestBody: body('BotRequest'),
      responses: {
        201: answer('The token, which is shown only once', ref('NewToken')),
        400: refusal('Not a name'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN_OR_BANNED,
        409: refusal('There are too many already'),
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/tokens/{id}': {
    delete: {
      summary: 'Revoke a token',
      parameters: [parameter('id')],
      responses: {
        200: done('The token is revoked', 'dropped'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN_OR_BANNED,
        404: refusal('You have no such token'),
      },
    },
  },
  '/api/blocks': {
    get: {
      summary: 'The players I block',
      responses: { 200: answer('Oldest first', object({ blocks: list(ref('Block')) })), 401: ONLY_FOR_ACCOUNTS },
    },
    post: {
      summary: 'Block the player at a seat: we are not matched again',
      requestBody: body('BlockRequest'),
      responses: {
        201: answer('The player, as in chat messages', object({ who: text })),
        400: refusal('Not a seat'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN_OR_BANNED,
        404: refusal('Nobody else sits there'),
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/blocks/{who}': {
    delete: {
      summary: 'Unblock a player',
      parameters: [parameter('who')],
      responses: {
        200: done('Unblocked', 'unblocked'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN_OR_BANNED,
        404: refusal('You do not block them'),
      },
    },
  },
  '/api/reports': {
    post: {
      summary: 'Report a chat message to the operator',
      requestBody: body('ReportRequest'),
      responses: {
        201: done('Reported', 'reported'),
        400: refusal('Not a message'),
        401: refusal('Take a name first'),
        403: WRONG_ORIGIN_OR_BANNED,
        404: refusal('There is no such message'),
        429: TOO_MANY_REQUESTS,
      },
    },
  },
};
