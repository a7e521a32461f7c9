/** Ce que dit la page à la table, en français. */

import { count, number } from '@boneyard/words/fr/grammar';
import { expected as line } from '@boneyard/words/fr/line';
import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Under its name on the first page. */
  line: 'À plat, en tour ou en quinconce : si vous faites tout tomber, vous reprenez tout.',
  expected: {
    line,
    tower: 'Posez un domino en hauteur : là où une moitié repose, les nombres doivent être égaux.',
    ends: (numbers) => `Posez un domino sur l’une des deux extrémités. Nombres du dessus : ${numbers}.`,
    staggered: (numbers) => `Posez un domino à une extrémité. Nombres ouverts : ${numbers}.`,
    misfit: (tile, numbers) => `${tile} ne va pas : les nombres ouverts sont ${numbers}.`,
  },
  page: {
    brief: { fell: 'chute', pass: 'passe' },
    offers: {
      lead: (tile) => `${tile} sur la table`,
      rest: (number, domino, at) => `${number} sur ${domino} en ${at}`,
      both: (one, other) => `${one} et ${other}`,
      hangs: (number, way) => `${number} dans le vide ${way}`,
      beside: (number, domino, at, way) => `${number} contre ${domino} en ${at}, ${way}`,
      under: (number, domino, at, way) => `${number} glissé sous ${domino} en ${at}, ${way}`,
      level: (level) => `étage ${level}`,
      ends: ['', 'extrémité ouest', 'extrémité est'],
    },
    ways: { east: 'vers l’est', north: 'vers le nord', west: 'vers l’ouest', south: 'vers le sud' },
    due: {
      label: 'Comment jouer',
      of: (who, way) => `${who} : ${way === 'flat' ? 'à plat' : 'en hauteur'}`,
      all: (way) => `Prochain domino : ${way === 'flat' ? 'à plat' : 'en hauteur'}`,
    },
    situation: (dominoes, levels, hanging) =>
      `${count(dominoes, { one: '# domino tient', other: '# dominos tiennent' })}${levels > 1 ? ` sur ${levels} étages` : ''}${count(
        hanging,
        { 0: '', one: ' ; # moitié est dans le vide', other: ' ; # moitiés sont dans le vide' },
      )}.`,
    nothing: 'Rien n’est encore debout.',
    stands: 'Ce qui tient debout, de la table vers le haut',
    standing: (domino, from, to, level) => `Étage ${level} : ${domino} de ${from} à ${to}`,
    hanging: (halves) => `${halves} dans le vide`,
    balance: (inside) =>
      inside ? 'Son poids est au-dessus de sa base.' : 'Son poids est à côté de sa base : les aimants la tiennent.',
    aids: 'Vue',
    plan: 'Plan',
    space: '3D',
    top: 'D’en haut',
    side: 'De côté',
    loading: 'Chargement des aimants et de la pesanteur…',
    loaded: (done, all) => `${number(done)} sur ${number(all)} Mo`,
    unreachable: 'Connectez-vous une fois pour charger les tours. Ensuite, elles marchent hors ligne.',
    noSpace: 'La 3D n’est pas disponible dans ce navigateur.',
    space3d: 'Table en 3D. Les flèches la tournent, plus et moins l’agrandissent, 0 l’ajuste.',
  },
};
