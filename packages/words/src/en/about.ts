/** What the page about Boneyard says, in English. */

export const about = {
  title: 'About Boneyard',
  about: 'A quiet place to play domino games: against bots, around one device, or online with people you know.',
  promises: 'What you can rely on',
  points: [
    'You need no account, there are no ads, and nobody follows you around.',
    'After the first visit everything but online play works without a network.',
    'Bots see only what you would see in their seat.',
    'Online, each deal can be checked: nobody chose it, not even the server.',
    'You can export every game, and download or delete all your data.',
  ],
  credits: 'Whose games these are',
  origin: (owner: string, source: string) => `${owner}. We worked from ${source}.`,
  names:
    'The rules are told in our own words. Names and trademarks belong to their owners; Boneyard is not affiliated with any of them.',
  licence: 'Licence',
  licenceText: 'Boneyard is free software under the MIT licence: you may use, change and share it.',
  licences: 'Licences of everything in it',
  browsers: 'Browsers',
};

export type AboutWords = typeof about;
