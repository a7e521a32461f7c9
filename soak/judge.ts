/** Runs in a separate process: judges constructions, given by their numbers. */

import { verdictOf } from './verdicts';

for (const number of process.argv.slice(2)) console.log(verdictOf(Number(number)));
