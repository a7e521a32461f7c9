/** How lessons and rules of Magnetic Domino show its coloured dominoes and the line. */

import { chainTeaching } from '@boneyard/web/learn/chainillustrations.tsx';
import { plasticOf } from './plastics';

export const teaching = chainTeaching(plasticOf);
