/** La règle des Quad-Ominos, au-delà du dépliant, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    quads: 'Les six quadruples, et quelques autres carreaux.',
    A: 'Exemple A : {4-4-4-4} ouvre, et l’on prend les 25 points. 16 + 25 = 41.',
    B: 'Exemple B : ou deux coups de plus tout de suite, {4-4-4-3} et {4-4-3-3}. 16 + 15 + 14 = 45 points.',
    C: 'Exemple C : personne n’a de quadruple. {5-5-4-4} a le plus grand total et ouvre : 18 points. {5-4-4-4} n’en ferait que 17.',
    D: 'Exemple D : le carreau suivant s’accorde au côté 5-5 et marque 1 + 3 + 5 + 5 = 14 points.',
    forbidden:
      'Des coups interdits. 1 : un seul des deux chiffres du côté s’accorde. 2 : le carreau touche les autres par un coin, mais n’est contre aucun côté. 3 : le côté s’accorde, mais le coin qui touche le carreau d’en bas montre un 4 au lieu d’un 3.',
    E: 'Exemple E : {0-5-1-1} est dans l’angle, en haut à gauche. 1, 1 et 0 se rencontrent : 7 points et un supplément, 32 avec les 25.',
    F: 'Exemple F : {2-3-5-5} est à côté de {5-5-5-5}, et son 3 touche le 3 d’en bas : 15 points et un supplément, 40 avec les 25.',
    between: 'Un autre supplément : {1-5-5-5} est entre deux côtés opposés. 16 points, 41 avec les 25.',
    hole: 'Un autre supplément : {0-0-5-5} comble un trou. 10 points, 35 avec les 25.',
    drawn: 'Deux carreaux piochés pour rien coûtent 20 points chacun ; le troisième convient et en marque 11.',
    left: 'Qui finit ajoute ce qui reste dans les autres mains.',
    order: 'Dans le sens des aiguilles d’une montre, depuis le coin en haut à gauche : 0, 1, 2, 3 et 0, 3, 1, 1.',
    zeros: '{0-0-0-0} à la place de {4-4-4-4} : 0 + 25 points tout de suite, et deux coups de plus pour 1 et 3.',
  },
  more: [
    {
      title: 'L’ordre des chiffres',
      lines: [
        'Dans le sens des aiguilles d’une montre ils montent : 0, 1, 2, 3. Un carreau dont les deux chiffres du milieu sont égaux, et dont le plus petit et le plus grand en diffèrent, tourne dans l’autre sens : {0-1-1-3} se lit 0, 3, 1, 1.',
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
        'Avec {0-0-0-0} comme second quadruple, les 25 s’ajoutent tout de suite. S’il existe deux coups permis, il faut les jouer ; sinon le tour est fini. Le quadruple montré reste connu de toute la table.',
      ],
    },
    {
      title: 'Le dernier carreau du puits',
      lines: [
        'Si vous piochez en vain le dernier carreau, vous passez : 20 points de moins pour le carreau, et 20 pour avoir passé.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Le jeu a 125 carreaux : toutes les combinaisons de quatre chiffres, sauf {0-2-4-5}.',
      reason:
        'Il y en a 126. La feuille dit 125, et l’on sait que celle-ci manque au jeu édité, bien que la liste semble la montrer.',
    },
    {
      ruling: 'À total égal, les plus grands chiffres ouvrent : {5-5-5-2} avant {5-5-4-3}.',
      reason: 'La feuille n’en dit rien. Cela tranche toujours, car deux carreaux n’ont jamais les mêmes chiffres.',
    },
    {
      ruling:
        'Chaque croisement de la grille porte un seul chiffre : les coins s’accordent même là où les carreaux ne font que s’y toucher.',
      reason:
        'Les images des coups interdits sont perdues. Les exemples E et F le supposent, et c’est la règle la plus simple qui les donne.',
    },
    {
      ruling: 'Si l’on peut jouer, il faut jouer, et l’on ne pioche pas.',
      reason: 'La feuille ne fait piocher que si rien ne convient.',
    },
    {
      ruling: 'Deux côtés opposés, trois côtés ou un trou donnent aussi droit à un supplément.',
      reason:
        'La feuille montre d’autres situations dans des images perdues. Dans celles-ci, trois coins ou quatre se rencontrent, comme dans les exemples E et F.',
    },
    {
      ruling: 'Les deux coups de plus ne donnent droit à aucun autre supplément.',
      reason: 'La feuille ajoute seulement leurs totaux, et sinon un tour pourrait ne jamais finir.',
    },
    {
      ruling: 'Si le dernier carreau d’une main donne droit à un supplément, ce sont les 25 points.',
      reason:
        'Il ne reste rien pour deux coups de plus, et la feuille fait alors prendre les 25. Avoir fini ne donne en soi aucun supplément.',
    },
    {
      ruling: 'Après le {0-0-0-0}, il faut jouer les deux coups de plus s’ils sont possibles.',
      reason: 'La feuille les accorde avec les 25 points et ne dit pas que l’on peut y renoncer.',
    },
    {
      ruling: 'Un quadruple montré pour ouvrir avec {0-0-0-0} reste connu de toute la table.',
      reason: 'La feuille le fait montrer, et ce qui est vu est vu.',
    },
    {
      ruling: 'Si vous piochez en vain le dernier carreau, passer coûte encore 20 points.',
      reason: 'La feuille retire 20 points par carreau pioché et 20 pour passer, et vous faites les deux.',
    },
    {
      ruling: 'Un score peut être négatif.',
      reason: 'La feuille retire des points et ne fixe pas de limite.',
    },
    {
      ruling: 'Quand toute la table a passé d’affilée, personne ne ramasse les autres mains.',
      reason: 'La feuille les donne à qui a tout posé, et ici personne ne l’a fait.',
    },
    {
      ruling: 'La partie s’arrête dès que quelqu’un atteint le but, par un carreau, un supplément ou en finissant.',
      reason: 'La feuille dit « le premier », et nous la prenons au mot. Tout ce qui aurait suivi est annulé.',
    },
    {
      ruling:
        'On peut aussi convenir d’un nombre de manches ; le plus grand score gagne ; à égalité, on partage la victoire.',
      reason: 'La feuille ne connaît que le but, et une soirée a une fin.',
    },
  ],
  credits: [
    'Édité par Pressman en 1978. La feuille ne nomme pas d’auteur.',
    'D’après la feuille de règles française, mise en ligne par les collectionneurs de L’Escale à jeux. Les mots sont les nôtres ; les lettres et les sommes des exemples sont celles de la feuille. Ses images sont perdues, celles des coups interdits aussi ; les images de cette page sont de nous.',
  ],
};
