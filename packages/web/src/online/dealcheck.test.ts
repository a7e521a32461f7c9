/** A server that cheats, in every way that we could think of, against the page's check of the deal. */

import { shuffler } from '@boneyard/protocol/fair';
import type { Proof, TableView } from '@boneyard/protocol/tables';
import {
  ANA,
  BO,
  CHEATED_TABLE,
  COMMITMENT,
  CHEATED_GAME as game,
  knownWith,
  SERVERS,
  shuffleAt,
} from '@boneyard/protocol/testing/cheatingserver';
import type { Common } from '@boneyard/rules/game';
import { pick, seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { bitsFor, notePromises } from './contributions';
import { checkDeal } from './dealcheck';

/** The table after a round that was dealt as `dealt` says, with `proof` as what the server says about it. */
function played(id: string, dealt: Proof, proof: Proof | undefined, bot: boolean): TableView {
  const random = seeded('cheat');
  let state: Common = game.start(CHEATED_TABLE, game.deal(CHEATED_TABLE, shuffler(dealt)), {
    round: 0,
    scores: [0, 0],
  });
  while (game.toAct(state).length > 0) {
    const seat = game.toAct(state)[0]!;
    state = game.play(state, seat, pick(game.moves(state, seat), random));
  }
  const chair = (seat: number) => (seat === BO && bot ? { kind: 'bot', level: 'casual' } : { kind: 'person' });
  return {
    id,
    game: game.id,
    options: CHEATED_TABLE.options,
    phase: 'over',
    you: ANA,
    seats: [ANA, BO].map((seat) => ({ chair: chair(seat), name: `${seat}`, replaced: false, bot: false })),
    view: game.view(state, ANA),
    ended: { ending: 'out' },
    proof,
  } as unknown as TableView;
}

test.each(SERVERS.map((server, number) => [server.name, server, number] as const))(
  'the server %s',
  async (_, server, number) => {
    const shuffle = shuffleAt(`table-${number}`);
    const known = knownWith(server, shuffle.table, bitsFor(shuffle, ANA, COMMITMENT, undefined));
    notePromises(shuffle, known.promised);
    const { dealt, proof } = server.tell(known);
    const check = await checkDeal(played(shuffle.table, dealt, proof, server.bot ?? false));
    expect(check).toMatchObject({ round: 0, flaw: server.flaw });
    if (server.flaw === undefined) expect(check).toMatchObject({ own: true });
  },
);
