/** The positions that the rules page and the leaflet show. The sheet's picture of the places A to E and X to Z is lost. */

export interface BeadPicture {
  readonly deal: { readonly square: readonly string[] };
  readonly moves: readonly string[];
  /** Places for the next domino, by letter. */
  readonly places?: Readonly<Record<string, string>>;
}

const table = { game: 'bead', players: 2, options: { referee: 'auto' } } as const;

/** The letters of the places that are not allowed. */
export const ILLEGAL: readonly string[] = ['X', 'Y', 'Z'];

export const pictures = {
  start: {
    ...table,
    deal: {
      hands: [
        ['1-5', '5-5'],
        ['2-2', '3-4'],
      ],
      square: ['1-2', '3-4'],
      lead: 0,
    },
    moves: ['0 1-5@0,2E'],
  },
  cases: {
    ...table,
    deal: {
      hands: [
        ['1-3', '3-4', '2-3', '3-4', '2-4', '4-5', '1-5', '2-5', '1-3', '1-2', '2-3', '2-4', '4-5'],
        ['3-5', '2-5', '1-5', '1-2', '3-5', '1-1'],
      ],
      square: ['1-4', '4-1'],
      lead: 0,
    },
    moves: [
      '0 1-3@2,0N',
      '1 3-5@1,-1E',
      '0 3-4@3,-1N',
      '1 5-2@3,1E',
      '0 3-2@1,2E',
      '1 1-5@3,2E',
      '0 4-3@5,1N',
      '1 1-2@6,1N',
      '0 2-4@5,3E',
      '1 5-3@2,3E',
    ],
    places: {
      A: '4-5@0,-2N',
      B: '5-1@4,-1N',
      C: '5-2@0,2N',
      D: '1-3@4,3N',
      E: '2-1@2,-2E',
      X: '3-2@7,3E',
      Y: '4-2@-1,0N',
      Z: '4-5@6,-1N',
    },
  },
  // The same places in other colours.
  double: {
    ...table,
    deal: {
      hands: [
        ['4-5', '3-4', '1-2', '1-4', '1-5', '3-3'],
        ['3-3', '2-3', '3-5', '2-5', '1-2', '1-1'],
      ],
      square: ['3-1', '1-5'],
      lead: 0,
    },
    moves: [
      '0 5-4@2,0N',
      '1 3-3@1,-1E',
      '0 3-4@3,-1N',
      '1 2-3@3,1E',
      '0 2-1@1,2E',
      '1 5-3@3,2E',
      '0 1-4@5,1N',
      '1 5-2@6,1N',
      '0 1-5@5,3E',
      '1 2-1@2,3E',
    ],
    places: { B: '3-3@4,-1N' },
  },
} as const;
