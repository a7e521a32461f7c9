/** What the account page says of bots of one's own and of blocked people, in English. */

export const social = {
  bots: {
    title: 'Your bots',
    what: 'A program you wrote can play here under its own name. It is marked as a bot and cannot play rated matches.',
    how: 'To write one, see docs/bots.md in Boneyard’s source; /api/openapi.json describes the requests.',
    label: 'Name of the bot',
    make: 'Create a token',
    made: (name: string) => `The token for ${name}. It is shown only once: copy it now.`,
    copy: 'Copy',
    copied: 'Copied.',
    since: (day: string) => `since ${day}`,
    revoke: 'Revoke',
    revokeThat: (name: string) => `Revoke the token of ${name}`,
    revoked: (name: string) => `${name} can no longer sign in.`,
    bad: 'A name has 1 to 24 characters, and this server may refuse some words.',
    many: 'You have ten already. Revoke one first.',
  },
  blocks: {
    title: 'Blocked players',
    none: 'Nobody. You can block an unpleasant player at a table.',
    since: (day: string) => `since ${day}`,
    lift: 'Unblock',
    liftThat: (name: string) => `Unblock ${name}`,
  },
};

export type SocialWords = typeof social;
