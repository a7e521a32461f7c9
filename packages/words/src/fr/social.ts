/** Ce que la page du compte dit de ses robots et des personnes bloquées, en français. */

import type { SocialWords } from '../en/social';
import { de } from './de';

export const social: SocialWords = {
  bots: {
    title: 'Vos propres robots',
    what: 'Un programme que vous avez écrit peut jouer ici sous son propre nom. Il porte la mention « robot » et ne joue pas de parties classées.',
    how: 'Pour en écrire un, voyez docs/bots.md dans le code source de Boneyard ; /api/openapi.json décrit les requêtes.',
    label: 'Nom du robot',
    make: 'Créer un jeton',
    made: (name) => `Le jeton ${de(name)}. Il n’est affiché qu’une fois : copiez-le maintenant.`,
    copy: 'Copier',
    copied: 'Copié.',
    since: (day) => `depuis le ${day}`,
    revoke: 'Révoquer',
    revokeThat: (name) => `Révoquer le jeton ${de(name)}`,
    revoked: (name) => `${name} ne peut plus se connecter.`,
    bad: 'Un nom compte de 1 à 24 caractères, et ce serveur peut refuser certains mots.',
    many: 'Vous en avez déjà dix. Révoquez-en un d’abord.',
  },
  blocks: {
    title: 'Personnes bloquées',
    none: 'Personne. À une table, vous pouvez bloquer quelqu’un de désagréable.',
    since: (day) => `depuis le ${day}`,
    lift: 'Débloquer',
    liftThat: (name) => `Débloquer ${name}`,
  },
};
