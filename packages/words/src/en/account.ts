/** What the page of one's account says, in English. */

import { count } from './grammar';

export const account = {
  title: 'Your account',
  about:
    'A passkey instead of a password: your fingerprint, your face or your device’s PIN. No e-mail address, nothing to remember.',
  tabs: {
    label: 'Parts of your account',
    overview: 'Overview',
    security: 'Security',
    privacy: 'Privacy',
    developers: 'Developers',
  },
  none: {
    plain:
      'Accounts do not work at this address: browsers create passkeys only for https addresses with a domain name. You can still play as a guest.',
    old: 'This browser does not support passkeys, so you cannot sign in here. You can still play as a guest.',
  },
  make: {
    title: 'Create an account',
    why: 'Keep your games and your name on all your devices. Games you played as a guest come with you.',
    act: 'Create an account',
  },
  enter: {
    title: 'Sign in',
    act: 'Sign in with a passkey',
    lost: 'Lost your passkey?',
    code: 'Recovery code',
    note: 'One of the ten you saved when you created the account. Each works once.',
    use: 'Sign in with the code',
  },
  working: 'Follow the steps on your device…',
  failed: {
    cancelled: 'Nothing changed: the passkey was not confirmed.',
    here: 'This device already has a passkey for your account.',
    unknown: 'No account matches that. Check it and try again.',
    stale: 'That took too long. Try again.',
    last: 'You cannot remove your last passkey: without it you could not sign in.',
    many: 'You already have twenty passkeys. Remove one first.',
  },
  recovered: 'You are signed in again. Add a passkey on this device now, so that you need no code next time.',
  codes: {
    title: 'Your recovery codes',
    why: 'Keep them somewhere you can reach without this device: on paper, or in a safe place. They are shown only once. Each signs you in once if you lose your passkeys; without passkeys and codes, nobody can restore your account.',
    copy: 'Copy',
    copied: 'Copied.',
    save: 'Save as a file',
    file: (name: string) => `Boneyard recovery codes for ${name}. Each works once.`,
    kept: 'I have saved them',
    left: (n: number) =>
      count(n, {
        0: 'No recovery codes are left.',
        one: '# recovery code is left.',
        other: '# recovery codes are left.',
      }),
    renew: 'New recovery codes',
    renewed: 'The old codes no longer work.',
  },
  name: { title: 'Name', renamed: (name: string) => `You are now ${name}.` },
  signOut: 'Sign out',
  passkeys: {
    title: 'Passkeys',
    add: 'Add a passkey',
    added: 'The passkey was added.',
    unnamed: 'a device',
    used: (day: string) => `last used ${day}`,
    remove: 'Remove',
    removeThat: (label: string) => `Remove the passkey: ${label}`,
  },
  sessions: {
    title: 'Signed in on',
    here: 'this device',
    seen: (day: string) => `last seen ${day}`,
    end: 'Sign out',
    endThat: (label: string) => `Sign out on ${label}`,
    leaveAll: 'Sign out everywhere',
  },
  calling: {
    title: 'Turn notifications',
    off: 'In games with days per turn, this device can notify you when it is your turn and you are not at the table.',
    on: 'This device notifies you when it is your turn in games with days per turn.',
    start: 'Turn on notifications',
    stop: 'Turn off notifications',
    old: 'This browser does not support notifications. On an iPhone or iPad, add Boneyard to the home screen first.',
    forbidden:
      'Notifications from Boneyard are blocked in this browser. Allow them in the browser’s settings for this page, then try again.',
    unreachable: 'This browser’s notification service could not be reached. Try again later.',
  },
  data: {
    title: 'Your data',
    since: (day: string) => `Account created on ${day}.`,
    take: 'Download my data',
    what: 'One file: account, devices, the records of your games, ratings, bots, and what you wrote.',
  },
  remove: {
    open: 'Delete my account',
    title: 'Delete the account?',
    what: 'Your passkeys, codes, devices and name are deleted for good. Games you played with others stay; they show “former player” instead of your name. In games in progress a bot plays for you.',
    yes: 'Delete for good',
    no: 'Keep it',
    done: 'Your account is deleted.',
  },
  games: {
    over: 'Finished games',
    none: 'No finished games yet. Your online games appear here, to replay and review.',
    with: (others: string) => `with ${others}`,
    won: 'won',
    lost: 'lost',
    look: 'Replay',
    lookAt: (game: string, others: string) => `Replay: ${game} with ${others}`,
  },
};

export type AccountWords = typeof account;
