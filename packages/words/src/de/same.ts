/** What is the same in German as in English, and rightly so. Texts with numbers are written as they are with 2. */

export const same: readonly string[] = [
  'Ana',
  'Boneyard',
  'Bonus',
  'Bots',
  'Chat',
  'Cleo',
  'Domino!',
  'Name',
  'Online',
  'Passkeys',
  'Plan',
  'Pressman, 1978',
  'Quad-Ominos',
  'Reserve',
  'Version 2',
  'Vibration',
  'Widyka, WDK Groupe Partner',
  'offline',
  'offline · 2',
  'online',
];
