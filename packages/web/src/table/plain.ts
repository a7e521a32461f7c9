/** At a table where the result counts, the board tells nobody what a move would bring, nor which cells are dead. */

import { createContext } from 'react';

export const PlainContext = createContext(false);
