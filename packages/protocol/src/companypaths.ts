/** The requests about bots of one's own, blocks and reports, for the description. */

import { blocking, botNaming, reporting } from './company';
import { answer, body, type Json, list, named, object, ref, refusal, schemaOf, text, whole } from './describing';

const elsewhere = refusal('The page is not ours, or whoever asks is banned');
const often = refusal('Too many requests');
const nobody = refusal('Only for accounts');
const done = (description: string, word: string): Json => answer(description, object({ [word]: { type: 'boolean' } }));

export const companyPaths: Json = {
  '/api/keeping': {
    get: {
      summary:
        'For how many days things are kept here: tables without an account holder (0: for good), chat and reports',
      responses: { 200: answer('In days', object({ tables: whole, chat: whole })) },
    },
  },
  '/api/tokens': {
    get: {
      summary: 'My bots',
      responses: { 200: answer('Without their tokens', object({ tokens: list(ref('Token')) })), 401: nobody },
    },
    post: {
      summary: 'A token for a bot of mine, which it sends as `Authorization: Bearer …`',
      requestBody: body('BotNaming'),
      responses: {
        201: answer('The token, which is told only now', ref('NewToken')),
        400: refusal('Not a name'),
        401: nobody,
        403: elsewhere,
        409: refusal('There are too many already'),
        429: often,
      },
    },
  },
  '/api/tokens/{id}': {
    delete: {
      summary: 'Revoke a token',
      parameters: [named('id')],
      responses: {
        200: done('It opens nothing any more', 'dropped'),
        401: nobody,
        403: elsewhere,
        404: refusal('There is no such token of mine'),
      },
    },
  },
  '/api/blocks': {
    get: {
      summary: 'Whom I block',
      responses: { 200: answer('Oldest first', object({ blocks: list(ref('Block')) })), 401: nobody },
    },
    post: {
      summary: 'Block whoever has a seat: we do not meet again',
      requestBody: body('Blocking'),
      responses: {
        201: answer('As in lines of chat', object({ who: text })),
        400: refusal('Not a seat'),
        401: nobody,
        403: elsewhere,
        404: refusal('Nobody else sits there'),
        429: often,
      },
    },
  },
  '/api/blocks/{who}': {
    delete: {
      summary: 'Block somebody no longer',
      parameters: [named('who')],
      responses: {
        200: done('We may meet again', 'unblocked'),
        401: nobody,
        403: elsewhere,
        404: refusal('I do not block them'),
      },
    },
  },
  '/api/reports': {
    post: {
      summary: 'Report a line of chat to whoever runs the server',
      requestBody: body('Reporting'),
      responses: {
        201: done('Reported', 'reported'),
        400: refusal('Not a line'),
        401: refusal('Take a name first'),
        403: elsewhere,
        404: refusal('There is no such line'),
        429: often,
      },
    },
  },
};

const token = { id: text, name: text, made: whole };

export const companySchemas: Json = {
  BotNaming: schemaOf(botNaming),
  Token: object(token),
  NewToken: object({ ...token, token: text }),
  Blocking: schemaOf(blocking),
  Block: object({ who: text, name: text, made: whole }),
  Reporting: schemaOf(reporting),
};
