/** The requests about accounts, for the description. */

import { answer, body, type Json, list, named, object, ref, refusal, schemaOf, text, whole } from './describing';
import { proving, recovering, subscribing } from './people';

const maybe = (schema: Json): Json => ({ oneOf: [schema, { type: 'null' }] });
const elsewhere = refusal('The page is not ours');
const often = refusal('Too many requests');
const nobody = refusal('Only for accounts');
const done = (description: string, word: string): Json => answer(description, object({ [word]: { type: 'boolean' } }));

const OPTIONS = 'What the browser asks the authenticator; a cookie holds what the answer is compared with';
const NO_SITE = 'Passkeys need https or localhost, and a name instead of an address';

export const accountPaths: Json = {
  '/api/games': {
    get: {
      summary: 'My tables: those that wait for me, those that go on, those that are over',
      responses: { 200: answer('Mine', object({ games: list(ref('MyGame')) })), 401: refusal('Take a name first') },
    },
  },
  '/api/passkeys/new': {
    post: {
      summary: 'Begin to make a passkey: the first one makes an account of a guest',
      responses: {
        200: answer(OPTIONS, { type: 'object' }),
        401: refusal('Take a name first'),
        403: elsewhere,
        409: refusal(`${NO_SITE}; or there are too many passkeys already`),
        429: often,
      },
    },
  },
  '/api/passkeys': {
    post: {
      summary: 'The passkey that was made',
      requestBody: body('Proving'),
      responses: {
        200: answer('The account, and for a new one its recovery codes, which are told only now', ref('Entered')),
        400: refusal('Not the answer to what was asked, or asked too long ago'),
        401: refusal('Take a name first'),
        403: elsewhere,
        429: often,
      },
    },
  },
  '/api/passkeys/{id}': {
    delete: {
      summary: 'Remove a passkey',
      parameters: [named('id')],
      responses: {
        200: done('It opens nothing any more', 'dropped'),
        401: nobody,
        403: elsewhere,
        404: refusal('There is no such passkey of mine'),
        409: refusal('The last one stays'),
      },
    },
  },
  '/api/session/new': {
    post: {
      summary: 'Begin to sign in with whatever passkey there is',
      responses: { 200: answer(OPTIONS, { type: 'object' }), 403: elsewhere, 409: refusal(NO_SITE), 429: often },
    },
  },
  '/api/session': {
    post: {
      summary: 'Sign in',
      requestBody: body('Proving'),
      responses: {
        200: answer('The account; a session of its own comes as a cookie', ref('Entered')),
        400: refusal('Not asked for, or too long ago'),
        401: refusal('Not a passkey of an account'),
        403: elsewhere,
        429: often,
      },
    },
    delete: { summary: 'Sign out here', responses: { 200: done('Signed out', 'left'), 401: nobody, 403: elsewhere } },
  },
  '/api/session/recover': {
    post: {
      summary: 'Sign in with a recovery code, which is of no use afterwards',
      requestBody: body('Recovering'),
      responses: {
        200: answer('The account; a session of its own comes as a cookie', ref('Entered')),
        400: refusal('Not a request'),
        401: refusal('Not a code of an account'),
        403: elsewhere,
        429: often,
      },
    },
  },
  '/api/sessions': {
    delete: {
      summary: 'Sign out everywhere',
      responses: { 200: done('Signed out', 'left'), 401: nobody, 403: elsewhere },
    },
  },
  '/api/sessions/{id}': {
    delete: {
      summary: 'Sign out in another browser',
      parameters: [named('id')],
      responses: { 200: done('Signed out', 'left'), 401: nobody, 403: elsewhere },
    },
  },
  '/api/pushes': {
    get: {
      summary: 'Is this device called when it is my turn, and with which key?',
      responses: { 200: answer('So it is', object({ key: text, on: { type: 'boolean' } })), 401: nobody },
    },
    post: {
      summary: 'Call this device when it is my turn at a slow table and I am not there',
      requestBody: body('Subscribing'),
      responses: {
        200: done('It is called', 'on'),
        400: refusal('Not a device that may be called'),
        401: nobody,
        403: elsewhere,
        429: often,
      },
    },
    delete: {
      summary: 'Do not call this device any more',
      responses: { 200: done('It is not called', 'on'), 401: nobody, 403: elsewhere, 429: often },
    },
  },
  '/api/account': {
    get: {
      summary: 'My account, its passkeys, and where I am signed in',
      responses: { 200: answer('The account', ref('Account')), 401: nobody },
    },
    delete: {
      summary: 'Delete my account; the games of others stay, without my name',
      responses: { 200: done('Nothing of it is left', 'gone'), 401: nobody, 403: elsewhere, 429: often },
    },
  },
  '/api/account/codes': {
    post: {
      summary: 'New recovery codes; the old ones are of no use any more',
      responses: { 200: answer('They are told only now', ref('Entered')), 401: nobody, 403: elsewhere, 429: often },
    },
  },
  '/api/account/data': {
    get: {
      summary: 'Everything that is kept of me, as one file',
      responses: { 200: answer('The file', { type: 'object' }), 401: nobody, 429: often },
    },
  },
};

export const accountSchemas: Json = {
  Proving: schemaOf(proving),
  Recovering: schemaOf(recovering),
  Subscribing: schemaOf(subscribing),
  Entered: {
    type: 'object',
    properties: { me: ref('Me'), codes: list(text) },
    required: ['me'],
  },
  Account: object({
    me: ref('Me'),
    made: whole,
    passkeys: list(object({ id: text, label: text, made: whole, used: whole })),
    sessions: list(object({ id: text, label: text, made: whole, seen: whole, here: { type: 'boolean' } })),
    codes: whole,
  }),
  MyGame: object({
    table: ref('Listed'),
    seat: whole,
    turn: { type: 'boolean' },
    due: maybe(whole),
    scores: maybe(list(whole)),
    winners: maybe(list(whole)),
  }),
};
