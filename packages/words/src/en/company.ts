/** What the account page says of bots of one's own and of blocked people, in English. */

export const company = {
  bots: {
    title: 'Bots of your own',
    what: 'A program that you wrote may play here under a name of its own. It is marked as a bot, and plays no rated games.',
    how: 'The file docs/bots.md of the program says how to write one, /api/openapi.json what can be asked.',
    label: 'What the bot is called',
    make: 'Make a token',
    made: (name: string) => `The token of ${name}. It is shown this once: copy it now.`,
    copy: 'Copy',
    copied: 'Copied.',
    since: (day: string) => `since ${day}`,
    revoke: 'Revoke',
    revokeThat: (name: string) => `Revoke the token of ${name}`,
    revoked: (name: string) => `${name} cannot come any more.`,
    bad: 'A name has 1 to 24 characters, and this server may refuse some words.',
    many: 'You have ten already. Revoke one first.',
  },
  blocks: {
    title: 'People you block',
    none: 'Nobody. At a table you can block whoever is unpleasant.',
    since: (day: string) => `since ${day}`,
    lift: 'Unblock',
    liftThat: (name: string) => `Unblock ${name}`,
  },
};

export type CompanyWords = typeof company;
