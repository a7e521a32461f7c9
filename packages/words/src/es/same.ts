/** What is the same in Spanish as in English, and rightly so. Texts with numbers are written as they are with 2. */

export const same: readonly string[] = [
  'Ana',
  'Boneyard',
  'Bots',
  'Chat',
  'Cleo',
  'Normal',
  'Pressman, 1978',
  'Quad-Ominos',
  'Total',
  'Total:',
  'Widyka, WDK Groupe Partner',
  'bot',
  'metal',
  'no',
  'provisional',
  'total',
];
