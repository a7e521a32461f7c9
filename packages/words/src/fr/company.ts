/** Ce que la page du compte dit de ses robots et des personnes bloquées, en français. */

import type { CompanyWords } from '../en/company';

export const company: CompanyWords = {
  bots: {
    title: 'Vos propres robots',
    what: 'Un programme que vous avez écrit peut jouer ici sous son propre nom. Il porte la mention « robot » et ne joue pas de parties classées.',
    how: 'Le fichier docs/bots.md du programme dit comment en écrire un, /api/openapi.json ce que l’on peut demander.',
    label: 'Nom du robot',
    make: 'Créer un jeton',
    made: (name) => `Le jeton de ${name}. Il n’est montré que cette fois : copiez-le maintenant.`,
    copy: 'Copier',
    copied: 'Copié.',
    since: (day) => `depuis le ${day}`,
    revoke: 'Révoquer',
    revokeThat: (name) => `Révoquer le jeton de ${name}`,
    revoked: (name) => `${name} ne peut plus venir.`,
    bad: 'Un nom compte de 1 à 24 caractères, et ce serveur peut refuser certains mots.',
    many: 'Vous en avez déjà dix. Révoquez-en un d’abord.',
  },
  blocks: {
    title: 'Personnes bloquées',
    none: 'Personne. À une table, vous pouvez bloquer une personne désagréable.',
    since: (day) => `depuis le ${day}`,
    lift: 'Débloquer',
    liftThat: (name) => `Débloquer ${name}`,
  },
};
