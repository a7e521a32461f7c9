/** Ce que dit la liste des parties de cet appareil, en français. */

import type { SavedGamesWords } from '../en/savedgames';
import { count, number } from './grammar';

export const savedGames: SavedGamesWords = {
  about:
    'Elles sont enregistrées sur cet appareil. Reprenez-en une, revoyez-la, exportez-la, ou importez-en une autre.',
  none: 'Les parties que vous jouez sont enregistrées ici, sur cet appareil.',
  statistics: 'Statistiques',
  other: 'Ouvrir un fichier ou un lien',
  removed: (game) => `Partie supprimée : ${game}.`,
  undo: 'Annuler',
  load: 'Importer une partie',
  loading: (done, all) => `Importation : ${number(done)} sur ${count(all, { one: '# partie', other: '# parties' })}…`,
  loaded: 'La partie est importée.',
  more: (n) => `En montrer ${number(n)} de plus`,
  saveAll: 'Exporter toutes les parties',
  loadedAll: (added, there) =>
    `${count(added, { one: '# partie importée', other: '# parties importées' })}${there === 0 ? '' : `, ${number(there)} déjà ici`}.`,
  forgetsSoon:
    'Safari efface les parties après 7 jours sans visite. Pour garder les vôtres, exportez-les, ajoutez Boneyard à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil » ; sur un Mac, Fichier, puis « Ajouter au Dock ») et importez-les-y.',
  memoryOnly: 'Ce navigateur ne permet pas d’enregistrer : exportez une partie pour la garder.',
};
