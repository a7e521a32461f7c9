// A whole game against a bot, from plain JavaScript. `npm run pack` makes the packages:
//   npm install dist/packages/*.tgz && node play.mjs quad

import { decide } from '@boneyard/bots/bot';
import { bots } from '@boneyard/bots/bots';
import { act, begin, nextRound, outcomeOf, recordOf } from '@boneyard/engine/match';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { fromSystem, pick } from '@boneyard/rules/random';

const game = gameCalled(process.argv[2] ?? 'classic');
const table = setTable(game, game.seats[0], {});
const random = fromSystem((words) => crypto.getRandomValues(words));
const deal = () => game.deal(table, random);

/** Seat 0 plays any legal move, the others think a little. */
function choose(view, seat) {
  if (seat === 0) return pick(game.moves(view, seat), random);
  const { bot } = bots.strong;
  return decide(bot, game, view, seat, { random, budget: { iterations: 200 }, clock: () => performance.now() });
}

let match = begin(game, table, deal());
for (let outcome = outcomeOf(match); !outcome?.over; outcome = outcomeOf(match)) {
  if (outcome) {
    match = nextRound(match, deal());
    continue;
  }
  const [seat] = game.toAct(match.state);
  // A player is given what it may see, and nothing more.
  const view = game.view(match.state, seat);
  match = act(match, seat, choose(view, seat));
}
console.log(JSON.stringify(recordOf(match)));
