/** Which browsers are supported, in English. */

import type { BrowserWords } from '../browsers';

export const browsers: BrowserWords = {
  title: 'Supported browsers',
  about: 'Boneyard runs in these browsers, on computers, tablets and phones.',
  least: 'These versions or newer',
  others: [
    'Opera, Brave, Vivaldi, Samsung Internet and other browsers built on Chromium work too, if their Chromium is as new as the Chrome listed here.',
    'On an iPhone or iPad every browser works like Safari: what counts is the version of iOS.',
  ],
  optional: {
    title: 'What some browsers lack',
    about: 'You can play without any of these.',
    what: 'Feature',
    without: 'If missing',
    here: 'This browser',
    has: { yes: 'Available here', no: 'Not available here' },
    rows: {
      space: { what: '3D graphics (WebGL 2)', without: 'Towers are drawn as a flat plan.' },
      sound: { what: 'Sound (Web Audio)', without: 'Games are silent.' },
      offline: {
        what: 'Offline play (service workers)',
        without:
          'You need a connection to open the page. Private windows and addresses without https often have no offline play.',
      },
      install: {
        what: 'Installing the page as an app',
        without: 'Play in a browser tab. Offline play works there too.',
      },
      awake: {
        what: 'Keeping the screen on (wake lock)',
        without: 'The screen may turn off while the turn timer of a score pad is running.',
      },
      share: { what: 'Sharing to other apps', without: 'Copy the link, or save the file, and send it yourself.' },
      calls: {
        what: 'Notifications (push)',
        without: 'You are not notified when it is your turn in a slow game. On an iPhone, install the page first.',
      },
      passkeys: { what: 'Passkeys', without: 'You cannot sign in to an account, but you can play online as a guest.' },
    },
  },
  tooOld: (browsers) =>
    `This browser is too old for Boneyard. Update it, or use another one: ${browsers}, or a newer version of one of these.`,
  noScripts: 'Boneyard needs JavaScript. Turn it on in the settings of your browser, and load the page again.',
  description:
    'Four domino games in the browser: dominoes, the Domino Bead Game, Quad-Ominos and Magnetic Domino, against bots, on one device or online. No account, no ads, works offline.',
};
