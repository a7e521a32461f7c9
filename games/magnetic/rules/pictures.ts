/** The positions that the rules page and the leaflet show in place of the sheet's photographs, which are lost. */

const staggered = {
  game: 'magnetic',
  players: 2,
  options: { mode: 'staggered' },
  deal: {
    hands: [
      ['6-4', '4-1', '3-1', '5-5'],
      ['6-6', '6-2', '2-0', '5-4'],
    ],
    stock: ['1-0'],
  },
} as const;

export const pictures = {
  flat: {
    game: 'magnetic',
    players: 2,
    options: { mode: 'flat' },
    deal: {
      hands: [
        ['5-5', '5-2', '1-0'],
        ['5-4', '2-0'],
      ],
      stock: [],
    },
    moves: ['0 5-5', '1 5-4@5-5', '0 5-2@5-5'],
  },
  tower: {
    game: 'magnetic',
    players: 2,
    options: { mode: 'tower' },
    deal: {
      hands: [
        ['6-6', '6-5', '1-0'],
        ['6-4', '6-2', '2-0'],
      ],
      stock: [],
    },
    moves: ['0 6-6@0,0E', '1 6-4@1,0E', '0 5-6@0,0E', '1 6-2@1,0E'],
  },
  beside: { ...staggered, moves: ['1 6-6@0,0E', '0 6-4@2,0E>'] },
  onTop: { ...staggered, moves: ['1 6-6@0,0E', '0 6-4@2,0E>', '1 2-6@-1,0E<', '0 4-1@3,0E>'] },
  under: {
    ...staggered,
    moves: ['1 6-6@0,0E', '0 6-4@2,0E>', '1 2-6@-1,0E<', '0 4-1@3,0E>', '1 0-2@-2,0E<', '0 1-3@4,0E>'],
  },
} as const;
