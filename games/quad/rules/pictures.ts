/** The positions that the rules page and the leaflet show: the examples of the sheet, whose pictures are lost. */

const table = { game: 'quad', players: 2, options: { match: { rounds: 1 } } } as const;

/** A ring of tiles that is open at the top, below 5-5-5-5. */
const ring = ['0 5555@0,0', '0 take-25', '1 5501@0,-1', '0 1000@0,-2', '1 0040@1,-2', '0 0024@2,-2'];

export const pictures = {
  A: {
    ...table,
    deal: { hands: [['4444', '0123'], ['3333']], stock: [] },
    moves: ['0 4444@0,0', '0 take-25'],
  },
  B: {
    ...table,
    deal: { hands: [['4444', '3444', '3344', '0123'], ['3333']], stock: [] },
    moves: ['0 4444@0,0', '0 play-two', '0 4434@1,0', '0 3344@0,1'],
  },
  C: {
    ...table,
    deal: { hands: [['4455', '0123'], ['4445']], stock: [] },
    moves: ['0 4455@0,0'],
  },
  D: {
    ...table,
    deal: {
      hands: [
        ['5555', '0111'],
        ['1355', '0012'],
      ],
      stock: [],
    },
    moves: ['0 5555@0,0', '0 take-25', '1 5135@1,0'],
  },
  forbidden: {
    ...table,
    deal: {
      hands: [
        ['5555', '0001', '0024', '1355', '0211', '2455'],
        ['0155', '0004', '0003', '2244'],
      ],
      stock: [],
    },
    moves: [...ring, '1 3000@2,-1'],
    letters: { '3551@0,1': '1', '2110@3,0': '2', '5245@1,0': '3' },
  },
  E: {
    ...table,
    deal: {
      hands: [
        ['1111', '0111', '2345'],
        ['0011', '0511', '2244'],
      ],
      stock: [],
    },
    moves: ['0 1111@0,0', '0 take-25', '1 0110@-1,0', '0 1011@0,1', '1 5110@-1,1'],
  },
  F: {
    ...table,
    deal: {
      hands: [
        ['5555', '0001', '0024', '2355', '1133'],
        ['0155', '0004', '0003', '2244'],
      ],
      stock: [],
    },
    moves: [...ring, '1 3000@2,-1', '0 5235@1,0'],
  },
  between: {
    ...table,
    deal: {
      hands: [
        ['5555', '0001', '0024', '0511', '1133'],
        ['0155', '0004', '0005', '1555', '2244'],
      ],
      stock: [],
    },
    moves: [...ring, '1 5000@2,-1', '0 1105@2,0', '1 5155@1,0'],
  },
  hole: {
    ...table,
    deal: {
      hands: [
        ['5555', '0001', '0024', '2555', '1133'],
        ['0155', '0004', '0005', '0055', '2244'],
      ],
      stock: [],
    },
    moves: [...ring, '1 5000@2,-1', '0 5255@1,0', '0 take-25', '1 5500@1,-1'],
  },
} as const;
