// The positions whose ways to play brute.mjs counts for perft.json.

const EACH_ONCE = '1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5 3-3 3-4 3-5 4-4 4-5 5-5';

// The name, the depth, the options and the rounds of each position.
export const POSITIONS = [
  [
    'two seats with whole hands',
    2,
    { referee: 'auto' },
    [
      {
        hands: [
          '1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5 3-3 3-4 3-5 4-4 4-5',
          '1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-5 3-3 3-4 3-5 4-4 4-5 5-5',
        ],
        square: '4-2 5-5',
        lead: 1,
      },
    ],
  ],
  [
    'two seats with claims and small hands, to the end',
    5,
    {},
    [{ hands: ['1-4', '2-2 1-5'], square: '1-2 3-3', lead: 0 }],
  ],
  [
    'three seats, a claim half answered',
    3,
    {},
    [
      {
        hands: ['1-1 2-3', '4-5 2-2', '3-3 1-4'],
        square: '2-4 3-1',
        aside: '5-5',
        lead: 2,
        moves: '2 stuck; 1 decline',
      },
    ],
  ],
  [
    'three seats, a claim half answered, and only what is pointed out may be played',
    3,
    { pointed: 'named' },
    [
      {
        hands: ['1-1 2-3', '4-5 2-2', '3-3 1-4'],
        square: '2-4 3-1',
        aside: '5-5',
        lead: 2,
        moves: '2 stuck; 1 decline',
      },
    ],
  ],
  [
    'four seats where a lone half is a group',
    3,
    { referee: 'auto', lone: 'group' },
    [{ hands: ['1-2 3-3', '2-4 5-5', '1-1 2-3', '4-4 3-5'], square: '3-1 2-5', lead: 3 }],
  ],
  [
    'equal turns: seat 1 of three goes out and seat 2 still plays',
    4,
    { referee: 'auto' },
    [{ hands: ['1-1 2-2 3-4', '3-3', '4-4 1-5'], square: '1-2 4-3', aside: '', lead: 0 }],
  ],
  [
    'strategic: the same double may be chosen twice',
    4,
    { strategic: true, referee: 'auto' },
    [{ hands: ['1-1 2-3 4-5', '1-1 2-3 4-5'], turned: [true, false], lead: 1 }],
  ],
  [
    'strategic and open, whole hands, the choices',
    2,
    { strategic: true, open: true },
    [{ hands: [EACH_ONCE, EACH_ONCE], turned: [false, false], lead: 0 }],
  ],
  [
    'two seats, eighteen dominoes laid',
    4,
    { referee: 'auto' },
    [
      {
        hands: [
          '1-3 4-5 1-2 2-2 1-5 4-4 3-3 3-3 2-4 1-4 2-3 2-2 5-5 2-5',
          '1-1 1-4 3-5 4-4 1-2 1-3 3-5 1-1 3-4 3-4 2-3 5-5 4-5 2-4',
        ],
        square: '1-5 2-5',
        lead: 0,
        moves:
          '0 4-4@0,2E; 1 4-4@0,-1E; 0 5-5@0,-2E; 1 5-4@2,-2N; 0 5-4@-1,1N; 1 3-5@2,0N; 0 1-2@0,-3E; 1 3-1@2,-3E; 0 2-3@-2,0E; 1 3-5@-1,-3N; 0 2-4@-1,-4E; 1 1-2@0,3E; 0 5-2@-2,-4N; 1 2-3@-2,3E; 0 4-1@-3,-4N; 1 4-1@-2,-5E; 0 1-3@-4,-5E; 1 3-4@-2,-6E',
      },
    ],
  ],
  [
    'four seats, a claim late in a game of lone groups',
    5,
    { lone: 'group' },
    [
      {
        hands: [
          '4-5 4-5 2-3 3-3 4-4 1-2 1-3',
          '1-2 2-4 1-4 4-4 1-3 3-4 1-1',
          '1-5 5-5 3-4 2-4 1-4 3-5 2-3',
          '1-1 2-5 5-5 2-5 2-2 1-5 3-5',
        ],
        square: '2-2 3-3',
        lead: 3,
        moves:
          '3 1-5@-1,0N; 0 1-2@-1,2E; 1 4-3@-2,1N; 2 1-5@-2,-1N; 3 5-3@-3,-1N; 0 2-3@0,-1E; 1 1-2@-3,-2E; 2 3-2@-4,-1N; 3 2-5@-4,-3N; 0 3-1@1,2E; 1 4-2@-3,-4N; 2 5-3@-5,-4E; 3 2-2@-5,-2N; 0 3-3@1,3E; 1 1-1@-6,-2N; 2 3-4@1,4E; 3 2-5@-5,-5E; 0 4-5@2,1E; 1 1-4@-6,-5N; 2 5-5@-6,-6E; 3 5-5@-7,-6N; 0 stuck; 1 decline; 2 decline',
      },
    ],
  ],
  [
    'three seats with open hands, a claim nobody has answered',
    4,
    { open: true },
    [
      {
        hands: [
          '2-4 5-5 2-4 5-5 4-5 2-3 1-4 3-3 1-1',
          '4-4 2-5 2-3 1-1 1-2 3-5 3-3 1-3 3-5',
          '4-5 3-4 1-3 1-5 2-2 2-2 1-2 3-4 1-5',
        ],
        square: '4-4 1-4',
        aside: '2-5',
        lead: 2,
        moves:
          '2 4-5@0,2E; 0 5-4@-1,0N; 1 3-5@-1,2N; 2 3-4@-1,-1E; 0 4-1@2,1N; 1 5-2@2,-1N; 2 1-5@1,3E; 0 4-2@-2,1N; 1 1-2@-3,0E; 2 2-2@3,2N; 0 3-3@4,2N; 1 4-4@5,2N; 2 3-4@4,4E; 0 2-4@-2,-2N; 1 1-3@6,3N; 2 5-1@6,2E; 0 stuck; 1 decline; 2 decline; 1 stuck',
      },
    ],
  ],
  [
    'a second round',
    3,
    { match: { rounds: 2 }, referee: 'auto' },
    [
      { hands: ['', ''], square: '1-2 1-2', lead: 0, moves: '0 pass; 1 pass' },
      { hands: ['5-5 1-2', '4-4 1-3'], square: '5-2 4-1', lead: 1 },
    ],
  ],
];
