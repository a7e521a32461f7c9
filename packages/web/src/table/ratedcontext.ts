/** True at rated tables and where players are told nothing: no score of a move is shown, no dead cell. */

import { createContext } from 'react';

export const PlainContext = createContext(false);
