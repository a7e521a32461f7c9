/** The requests about accounts, for the OpenAPI description. */

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
  WRONG_ORIGIN,
} from './openapiparts';

const OPTIONS = 'The challenge for the authenticator; a cookie identifies it';
const NO_SITE = 'Passkeys need https or localhost, and a host name instead of an IP address';

export const accountPaths: JsonObject = {
  '/api/games': {
    get: {
      summary: 'My tables: those waiting for me, those in progress, those that are over',
      responses: {
        200: answer('My tables', object({ games: list(ref('MyGame')) })),
        401: refusal('Take a name first'),
      },
    },
  },
  '/api/passkeys/new': {
    post: {
      summary: 'Start creating a passkey: the first one turns a guest into an account',
      responses: {
        200: answer(OPTIONS, { type: 'object' }),
        401: refusal('Take a name first'),
        403: WRONG_ORIGIN,
        409: refusal(`${NO_SITE}; or there are too many passkeys already`),
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/passkeys': {
    post: {
      summary: 'Register the new passkey',
      requestBody: body('PasskeyProof'),
      responses: {
        200: answer('The account, and for a new one its recovery codes, which are shown only once', ref('SignedIn')),
        400: refusal('Not an answer to the challenge, or too late'),
        401: refusal('Take a name first'),
        403: WRONG_ORIGIN,
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/passkeys/{id}': {
    delete: {
      summary: 'Remove a passkey',
      parameters: [parameter('id')],
      responses: {
        200: done('The passkey is removed', 'dropped'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN,
        404: refusal('You have no such passkey'),
        409: refusal('The last passkey cannot be removed'),
      },
    },
  },
  '/api/session/new': {
    post: {
      summary: 'Start signing in with any passkey',
      responses: {
        200: answer(OPTIONS, { type: 'object' }),
        403: WRONG_ORIGIN,
        409: refusal(NO_SITE),
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/session': {
    post: {
      summary: 'Sign in',
      requestBody: body('PasskeyProof'),
      responses: {
        200: answer('The account; the session comes as a cookie', ref('SignedIn')),
        400: refusal('No challenge, or too late'),
        401: refusal('Not a passkey of an account'),
        403: WRONG_ORIGIN,
        429: TOO_MANY_REQUESTS,
      },
    },
    delete: {
      summary: 'Sign out here',
      responses: { 200: done('Signed out', 'left'), 401: ONLY_FOR_ACCOUNTS, 403: WRONG_ORIGIN },
    },
  },
  '/api/session/recover': {
    post: {
      summary: 'Sign in with a recovery code, which works only once',
      requestBody: body('RecoveryRequest'),
      responses: {
        200: answer('The account; the session comes as a cookie', ref('SignedIn')),
        400: refusal('Not a request'),
        401: refusal('Not a code of an account'),
        403: WRONG_ORIGIN,
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/sessions': {
    delete: {
      summary: 'Sign out everywhere',
      responses: { 200: done('Signed out', 'left'), 401: ONLY_FOR_ACCOUNTS, 403: WRONG_ORIGIN },
    },
  },
  '/api/sessions/{id}': {
    delete: {
      summary: 'Sign out in another browser',
      parameters: [parameter('id')],
      responses: { 200: done('Signed out', 'left'), 401: ONLY_FOR_ACCOUNTS, 403: WRONG_ORIGIN },
    },
  },
  '/api/pushes': {
    get: {
      summary: 'Whether this device is notified when it is my turn, and the key for that',
      responses: { 200: answer('The state', ref('PushStatus')), 401: ONLY_FOR_ACCOUNTS },
    },
    post: {
      summary: 'Notify this device when it is my turn at a slow table and I am away',
      requestBody: body('PushRegistration'),
      responses: {
        200: done('Notifications are on', 'on'),
        400: refusal('Not a valid push endpoint'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN,
        429: TOO_MANY_REQUESTS,
      },
    },
    delete: {
      summary: 'Stop notifying this device',
      responses: {
        200: done('Notifications are off', 'on'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN,
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/account': {
    get: {
      summary: 'My account, its passkeys, and where I am signed in',
      responses: { 200: answer('The account', ref('Account')), 401: ONLY_FOR_ACCOUNTS },
    },
    delete: {
      summary: 'Delete my account; the games of others stay, without my name',
      responses: {
        200: done('The account is deleted', 'gone'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN,
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/account/codes': {
    post: {
      summary: 'New recovery codes; the old ones no longer work',
      responses: {
        200: answer('The codes, which are shown only once', ref('SignedIn')),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN,
        429: TOO_MANY_REQUESTS,
      },
    },
  },
  '/api/account/preferences': {
    get: {
      summary: 'What I have chosen for all of my devices',
      responses: { 200: answer('The preferences', ref('Preferences')), 401: ONLY_FOR_ACCOUNTS },
    },
    post: {
      summary: 'Keep what I have chosen, if it is newer than what is kept',
      requestBody: body('Preferences'),
      responses: {
        200: answer('The newest preferences', ref('Preferences')),
        400: refusal('Not preferences, or too many'),
        401: ONLY_FOR_ACCOUNTS,
        403: WRONG_ORIGIN,
      },
    },
  },
  '/api/account/data': {
    get: {
      summary: 'All my data as one file',
      responses: { 200: answer('The file', { type: 'object' }), 401: ONLY_FOR_ACCOUNTS, 429: TOO_MANY_REQUESTS },
    },
  },
};
