/** Les navigateurs pris en charge, en français. */

import type { BrowserWords } from '../browsers';

export const browsers: BrowserWords = {
  title: 'Navigateurs pris en charge',
  about: 'Boneyard fonctionne dans ces navigateurs, sur ordinateur, tablette et téléphone.',
  least: 'Ces versions ou plus récentes',
  others: [
    'Opera, Brave, Vivaldi, Samsung Internet et les autres navigateurs fondés sur Chromium conviennent aussi, si leur Chromium est aussi récent que le Chrome indiqué ici.',
    'Sur iPhone et iPad, tous les navigateurs fonctionnent comme Safari : c’est la version d’iOS qui compte.',
  ],
  optional: {
    title: 'Ce qui manque à certains navigateurs',
    about: 'On peut jouer sans rien de tout cela.',
    what: 'Fonction',
    without: 'À défaut',
    here: 'Ce navigateur',
    has: { yes: 'Disponible ici', no: 'Indisponible ici' },
    rows: {
      space: { what: 'Images en 3D (WebGL 2)', without: 'Les tours sont dessinées à plat.' },
      sound: { what: 'Son (Web Audio)', without: 'Les parties sont silencieuses.' },
      offline: {
        what: 'Jeu hors connexion (service workers)',
        without:
          'Il faut une connexion pour ouvrir la page. C’est souvent le cas en navigation privée et aux adresses sans https.',
      },
      install: {
        what: 'Installation de la page comme application',
        without: 'Jouez dans un onglet. Le jeu hors connexion y marche aussi.',
      },
      awake: {
        what: 'Écran maintenu allumé (wake lock)',
        without: 'L’écran peut s’éteindre pendant que tourne le minuteur d’un carnet de scores.',
      },
      share: {
        what: 'Partage vers d’autres applications',
        without: 'Copiez le lien, ou enregistrez le fichier, et envoyez-le vous-même.',
      },
      calls: {
        what: 'Notifications (push)',
        without:
          'Rien ne vous prévient quand c’est à vous dans une partie lente. Sur iPhone, installez d’abord la page.',
      },
      passkeys: {
        what: 'Clés d’accès (passkeys)',
        without: 'Impossible de se connecter à un compte, mais on peut jouer en ligne sans compte.',
      },
    },
  },
  tooOld: (browsers) =>
    `Ce navigateur est trop ancien pour Boneyard. Mettez-le à jour, ou utilisez-en un autre : ${browsers}, ou une version plus récente de l’un d’eux.`,
  noScripts:
    'Boneyard a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, puis rechargez la page.',
  description:
    'Quatre jeux de dominos dans le navigateur : dominos, jeu des perles, Quad-Ominos et domino magnétique, contre des robots, sur un appareil ou en ligne. Sans compte, sans publicité, même hors connexion.',
};
