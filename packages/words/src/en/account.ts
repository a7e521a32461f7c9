/** What the page of one's account says, in English. */

export const account = {
  title: 'Your account',
  about:
    'A passkey instead of a password: your finger, your face or the code of your device. No e-mail address, nothing to remember.',
  none: {
    plain:
      'There are no accounts at this address: browsers make passkeys only at https addresses with a name. You can play as a guest all the same.',
    old: 'This browser has no passkeys, so there are no accounts in it. You can play as a guest all the same.',
  },
  make: {
    title: 'Make an account',
    why: 'Your games and your name are then yours on all your devices. Games you play as a guest come along.',
    first: 'First a name.',
    act: (name: string) => `Make an account for ${name}`,
  },
  enter: {
    title: 'You have one already',
    act: 'Sign in with a passkey',
    lost: 'No passkey at hand?',
    code: 'Recovery code',
    note: 'One of the ten that you kept when you made the account. Each works once.',
    use: 'Sign in with the code',
  },
  working: 'Your device asks you …',
  failed: {
    cancelled: 'Nothing was done: the passkey was not confirmed.',
    here: 'This device has a passkey for your account already.',
    unknown: 'That opens no account. Look whether it is the right one, and try again.',
    stale: 'That took too long. Try once more.',
    last: 'The last passkey stays: without it nobody could sign in.',
    many: 'There are twenty passkeys already. Remove one first.',
  },
  recovered: 'You are in again. Make a passkey on this device now, so that you need no code next time.',
  codes: {
    title: 'Your recovery codes',
    why: 'Keep them where you find them without this device: on paper, or in a safe place. They are shown this once. Each signs you in once if you lose your passkeys; without any of them nobody can help you.',
    copy: 'Copy',
    copied: 'Copied.',
    save: 'Save as a file',
    file: (name: string) => `Boneyard recovery codes of ${name}. Each works once.`,
    kept: 'I have kept them',
    left: (n: number) =>
      n === 0 ? 'No recovery codes are left.' : n === 1 ? '1 recovery code is left.' : `${n} recovery codes are left.`,
    renew: 'New recovery codes',
    renewed: 'The old codes do not work any more.',
  },
  name: { title: 'Name', renamed: (name: string) => `You are ${name} now.` },
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
    endThat: (label: string) => `Sign out there: ${label}`,
    leave: 'Sign out here',
    leaveAll: 'Sign out everywhere',
  },
  calling: {
    title: 'When it is your turn',
    off: 'Where a move may take days, this device can call you when it is your turn and you are not at the table.',
    on: 'This device calls you when it is your turn at a table where a move may take days.',
    start: 'Call me on this device',
    stop: 'Do not call me here',
    old: 'This browser cannot be called. On an iPhone or iPad, add Boneyard to the home screen first.',
    forbidden:
      'This browser may not show notices from Boneyard. Allow it in the browser’s settings for this page, then try again.',
    unreachable: 'The service that calls this browser could not be reached. Try again later.',
  },
  data: {
    title: 'Your data',
    since: (day: string) => `Your account is from ${day}.`,
    take: 'Take all my data along',
    what: 'One file: account, devices, the records of your games, ratings, bots, and what you wrote.',
  },
  remove: {
    open: 'Delete my account',
    title: 'Delete the account?',
    what: 'Passkeys, codes, devices and your name go, for good. Games that you played with others stay theirs; they show “former player” instead of your name. In games that go on a bot plays for you.',
    yes: 'Delete for good',
    no: 'Keep it',
    done: 'Your account is deleted.',
  },
  games: {
    over: 'Games that you played',
    none: 'None is over yet.',
    with: (others: string) => `with ${others}`,
    won: 'won',
    lost: 'lost',
    look: 'Look back',
    lookAt: (game: string, others: string) => `Look back: ${game} with ${others}`,
  },
};

export type AccountWords = typeof account;
