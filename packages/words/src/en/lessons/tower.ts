/** The lesson of the tower, in English. */

import type { CourseWords } from '../../lessons';

export const tower = {
  first: {
    title: 'The foot of the tower',
    text: 'You see the tower from above. The first domino, the highest double, lies on the table.',
    asks: ['Lay 6-6.'],
    right: 'Every other domino goes on top of something.',
  },
  rest: {
    title: 'On top',
    text: 'At least one half must rest exactly on a half with the same number. The other may stick out into the air.',
    asks: ['Lay 6-4 on a 6, whichever way you like.'],
    right: 'It holds: magnets pull, and the foot carries it. The small number says on which level a domino lies.',
  },
  bridge: {
    title: 'A bridge',
    text: 'Where both halves rest, both must match. Such a bridge over two dominoes makes a tower firmer.',
    asks: ['Lay 4-3 as a bridge: its 4 on the 4, its 3 on the 3.'],
    right: 'Both halves rest, and nothing hangs.',
  },
  along: {
    title: 'Fairer: along the first',
    text: 'You may agree that the second domino of every tower lies along the first one.',
    asks: ['One of these two places is allowed. Which?'],
    right: 'At 1 it would lie across. From the third domino on every way is free.',
  },
  ends: {
    title: 'Harder: only the ends',
    text: 'You may also agree to build only on the two end dominoes. A domino that is laid is the new end on its side.',
    asks: ['5-3 fits on the 5. To which end does it belong: 1 or 2?'],
    right: 'The 5 lies on the eastern side, so only the eastern end can take it.',
  },
  fall: {
    title: 'When it falls',
    text: 'Letting go is final. If the tower falls, whoever laid the domino takes all of it into hand.',
    asks: ['Be reckless once: lay 5-4 far out, with its 5 on the 5 and its 4 in the air.'],
    right: 'Down it comes, and all of it is yours. Then the highest double starts a new tower.',
  },
  out: {
    title: 'The last domino',
    text: 'Whoever lays the last domino wins, if all of it still stands.',
    asks: ['Lay your last domino where it will hold.'],
    right: 'It stands: you have won, and write 0.',
  },
} as const satisfies CourseWords;
