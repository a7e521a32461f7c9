/** La règle des Quad-Ominos, au-delà du dépliant, en français. */

import type { RulesOf } from '../../en/rules/rules';

export const quad: RulesOf<'quad'> = {
  pictures: {
    corner:
      'Exemple E : 0-5-1-1 est dans l’angle, en haut à gauche. 1, 1 et 0 se rencontrent : 7 points, et un supplément.',
    across: 'Exemple F : 2-3-5-5 est à côté de 5-5-5-5, et son 3 touche le 3 d’en bas : 15 points, et un supplément.',
  },
  more: [
    {
      title: 'L’ordre des chiffres',
      lines: [
        'Dans le sens des aiguilles d’une montre ils montent : 0, 1, 2, 3. Un carreau dont les deux chiffres du milieu sont égaux, et dont le plus petit et le plus grand en diffèrent, tourne dans l’autre sens : 0-1-1-3 se lit 0, 3, 1, 1.',
        'Tous les chiffres du grand jeu font 1 249, ceux du petit 560.',
      ],
    },
    {
      title: 'Ce qui fait trois coins',
      lines: [
        '• Deux côtés qui forment un angle : exemple E.',
        '• Un côté, et un coin du côté opposé : exemple F.',
        '• Deux côtés opposés, trois côtés, ou un trou.',
      ],
    },
    {
      title: 'Le supplément, en détail',
      lines: [
        'Les points du carreau comptent quand on le pose, les 25 quand on les prend. De deux coups, chacun doit être permis au moment où on le joue. On ne pose pas un premier carreau qui n’en laisserait pas un second.',
        'Avec 0-0-0-0 comme second quadruple, les 25 s’ajoutent tout de suite. S’il existe deux coups permis, il faut les jouer ; sinon le tour est fini. Le quadruple montré reste connu de tous.',
      ],
    },
    {
      title: 'Le dernier carreau du puits',
      lines: [
        'Qui vient de piocher en vain le dernier carreau passe : 20 points de moins pour le carreau, et 20 pour avoir passé.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Le jeu a 125 carreaux : toutes les combinaisons de quatre chiffres, sauf 0-2-4-5.',
      reason:
        'Il y en a 126. La feuille dit 125, et l’on sait que celle-ci manque au jeu édité, bien que la liste semble la montrer.',
    },
    {
      ruling: 'À total égal, les plus grands chiffres ouvrent : 5-5-5-2 avant 5-5-4-3.',
      reason: 'La feuille n’en dit rien. Cela tranche toujours, car deux carreaux n’ont jamais les mêmes chiffres.',
    },
    {
      ruling:
        'Chaque croisement de la grille porte un seul chiffre : les coins s’accordent même là où les carreaux ne font que s’y toucher.',
      reason:
        'Les images des coups interdits sont perdues. Les exemples E et F le supposent, et c’est la règle la plus simple qui les donne.',
    },
    {
      ruling: 'Les deux coups supplémentaires ne donnent droit à aucun autre supplément.',
      reason: 'La feuille ajoute seulement leurs totaux, et sinon un tour pourrait ne jamais finir.',
    },
    {
      ruling: 'Quand tous ont passé à la suite, personne ne ramasse les autres mains.',
      reason: 'La feuille les donne à qui a tout posé, et ici personne ne l’a fait.',
    },
    {
      ruling: 'La partie s’arrête dès que quelqu’un atteint le but, par un carreau, un supplément ou en finissant.',
      reason: 'La feuille dit « le premier », et nous la prenons au mot. Ce qui restait à venir ne vient plus.',
    },
    {
      ruling: 'On peut aussi convenir d’un nombre de manches ; le plus de points gagne, à égalité on partage.',
      reason: 'La feuille ne connaît que le but, et une soirée a une fin.',
    },
  ],
  credits: [
    'Édité par Pressman en 1978. La feuille ne nomme pas d’auteur.',
    'D’après la feuille de règles française, mise en ligne par les collectionneurs de L’Escale à jeux. Les mots sont les nôtres ; les lettres des exemples sont celles de la feuille.',
  ],
};
