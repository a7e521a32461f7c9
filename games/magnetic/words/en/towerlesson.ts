/** The lesson of the tower, in English. */

import type { CourseWords } from '@boneyard/words/lessons';

export const tower = {
  first: {
    title: 'The base of the tower',
    text: 'You see the tower from above. The first domino, the highest double, lies on the table.',
    asks: ['Lay {6-6}.'],
    right: 'Every other domino goes on top of something.',
  },
  rest: {
    title: 'On top',
    text: 'At least one half must rest exactly on a half with the same number. The other may stick out into the air.',
    asks: ['Lay {6-4} on a 6, whichever way you like.'],
    right: 'It holds: the magnets pull, and the base carries it. The small number shows a domino’s level.',
  },
  bridge: {
    title: 'A bridge',
    text: 'If both halves rest on something, both must match. A bridge like this over two dominoes makes a tower firmer.',
    asks: ['Lay {4-3} as a bridge: its 4 on the 4, its 3 on the 3.'],
    right: 'Both halves rest, and nothing hangs.',
  },
  along: {
    title: 'Fairer: along the first',
    text: 'You may agree that the second domino of every tower lies along the first one.',
    asks: ['One of these two places is allowed. Which?'],
    right: 'At 1 it would lie across. From the third domino on, every direction is allowed.',
  },
  ends: {
    title: 'Harder: only the ends',
    text: 'You may also agree to build only on the two end dominoes. Each new domino becomes the end on its side.',
    asks: ['{5-3} fits on the 5. To which end does it belong: 1 or 2?'],
    right: 'The 5 lies on the eastern side, so only the eastern end can take it.',
  },
  fall: {
    title: 'When it falls',
    text: 'Letting go is final. If the tower falls, the player who laid the domino takes all of it.',
    asks: ['Be reckless once: lay {5-4} far out, with its 5 on the 5 and its 4 in the air.'],
    right: 'Down it comes, and all of it is yours. Then the highest double starts a new tower.',
  },
  out: {
    title: 'The last domino',
    text: 'The first player to lay their last domino wins, if everything still stands.',
    asks: ['Lay your last domino where it will hold.'],
    right: 'It stands: you have won, and write 0.',
  },
} as const satisfies CourseWords;
