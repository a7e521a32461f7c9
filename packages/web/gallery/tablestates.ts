/** The states that a table is shown in, for any game. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import { LONGEST_NAME } from '@boneyard/protocol/names';
import { fresh, type Seat } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';
import { seeded } from '@boneyard/rules/random';
import type { Board } from '../src/table/boards/board';
import { amongBots, NAMES, online, together } from './players';
import type { Still } from './stillplay';
import { tableOf, type Variant } from './variant';

/** Where a state stops in a match that bots have played, and what is done there. */
export interface TableState {
  /** How many rounds are played. */
  readonly rounds?: number;
  /** Undefined where the game has no such state. */
  change?(variant: Variant, board: Board): Variant | undefined;
  /** Undefined where the match has no such moment. */
  stop(matches: readonly Match[], board: Board): Still | undefined;
  /** What somebody does then. */
  gesture?(page: ParentNode, still: Still, board: Board): void;
  /** The page is complete when this is there, as a selector. */
  readonly until?: string;
}

function upTo(matches: readonly Match[], index: number): readonly Match[] {
  return matches.slice(0, index + 1);
}

const playersAt = ([first]: readonly Match[]) => first!.table.players;
const actorOf = ({ game, state }: Match): Seat | undefined => game.toAct(state)[0];

/** What the seat holds, and for each tile how many moves lay it. */
function handOf({ game, state }: Match, seat: Seat, board: Board): readonly { tile: string; ways: number }[] {
  const view = game.view(state, seat);
  const moves = game.moves(view, seat).map((move) => board.tileOf(game.write(move)));
  return board.narration.tiles(view, seat).map((tile) => ({ tile, ways: moves.filter((one) => one === tile).length }));
}

/** Where somebody has tiles to choose from, the nearest to this share of the first round. */
function choiceAt(matches: readonly Match[], board: Board, share: number, isWanted = (_playable: boolean[]) => true) {
  const ends = matches.findIndex((match) => outcomeOf(match));
  const wanted = (ends < 0 ? matches.length - 1 : ends) * share;
  let best: { readonly index: number; readonly seat: Seat } | undefined;
  for (const [index, match] of matches.entries()) {
    const seat = actorOf(match);
    if (seat === undefined || match.state.round > 0) continue;
    const playable = handOf(match, seat, board).map(({ ways }) => ways > 0);
    if (!playable.includes(true) || !isWanted(playable)) continue;
    if (!best || Math.abs(index - wanted) < Math.abs(best.index - wanted)) best = { index, seat };
  }
  return best;
}

const SEVERAL = (playable: boolean[]) => playable.filter(Boolean).length > 1 && playable.length > 3;

/** The turn of the only person, with several tiles to choose from if there is such a moment. */
function turn(matches: readonly Match[], board: Board, share: number): Still | undefined {
  const found = choiceAt(matches, board, share, SEVERAL) ?? choiceAt(matches, board, share);
  return found && { matches: upTo(matches, found.index), players: amongBots(playersAt(matches), found.seat) };
}

/** The same moment, but it is somebody else's turn. */
function othersTurn(matches: readonly Match[], board: Board) {
  const found = choiceAt(matches, board, 0.6);
  if (!found) return undefined;
  const { index, seat } = found;
  return { matches: upTo(matches, index), other: seat, own: (seat + 1) % playersAt(matches) };
}

function ended(matches: readonly Match[], isOver: boolean): Still | undefined {
  const last = matches.at(-1)!;
  return outcomeOf(last)?.over === isOver ? { matches, players: amongBots(playersAt(matches), 0) } : undefined;
}

/** With a match of this many rounds, in games that have such matches. */
function lasting({ game, ...variant }: Variant, rounds: number): Variant | undefined {
  const found = Object.entries(game.options).find(
    ([, option]) => option.kind === 'match' && option.lengths.includes('rounds'),
  );
  return found && { game, ...variant, options: { ...variant.options, [found[0]]: { rounds } } };
}

/** The options of a game, each alone, that let hands lie open. */
function withOpenHands(variant: Variant, board: Board): Variant | undefined {
  const { game, players } = variant;
  const settled = tableOf(variant).options;
  for (const [name, option] of Object.entries(game.options)) {
    const values = option.kind === 'choice' ? option.values({ players, options: settled }) : [];
    for (const value of values) {
      const options: Options = { ...variant.options, [name]: value };
      const table = tableOf({ ...variant, options });
      const start = game.start(table, game.deal(table, seeded('open hands')), fresh(players));
      if (board.narration.open(start).length > 0) return { ...variant, options };
    }
  }
  return undefined;
}

/** A click as a pointer makes it: the focus stays where it is. */
function click(element: Element | null | undefined): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

/** Picks up the tile that can be laid in most ways. */
function pickUp(page: ParentNode, { matches, players }: Still, board: Board): void {
  const person = players.findIndex(({ kind }) => kind === 'person');
  const ways = handOf(matches.at(-1)!, person, board).map((tile) => tile.ways);
  click(page.querySelectorAll('.hand button')[ways.indexOf(Math.max(...ways))]);
}

/** Where the table tells what fits: elsewhere nothing is refused at once, and there is no hint. */
const telling = (still: Still | undefined, board: Board) => {
  const { game, state } = still?.matches.at(-1) ?? {};
  return game && board.untold?.(game.view(state!, undefined), undefined) ? undefined : still;
};

const middle = (matches: readonly Match[], board: Board) => turn(matches, board, 0.6);

export const tableStates: Readonly<Record<string, TableState>> = {
  start: {
    stop: (matches) => ({
      matches: upTo(matches, 0),
      players: amongBots(playersAt(matches), actorOf(matches[0]!) ?? 0),
    }),
  },
  middle: { stop: middle },
  picked: { stop: middle, gesture: pickUp },
  hint: {
    stop: (matches, board) => telling(middle(matches, board), board),
    gesture: (page) => click(page.querySelector('.tools button')),
    until: '.deeds .aimed',
  },
  refused: {
    stop(matches, board) {
      const found = choiceAt(matches, board, 0.6, (playable) => playable.includes(false));
      const players = found && amongBots(playersAt(matches), found.seat);
      return found && telling({ matches: upTo(matches, found.index), players: players! }, board);
    },
    gesture: (page) => click(page.querySelector('.hand .dull')),
    until: '.refused',
  },
  thinking: {
    stop(matches, board) {
      const found = othersTurn(matches, board);
      return found && { ...found, players: amongBots(playersAt(matches), found.own), thinking: found.other };
    },
  },
  waiting: {
    stop(matches, board) {
      const found = othersTurn(matches, board);
      return found && { ...found, players: online(playersAt(matches), found.own) };
    },
  },
  watching: {
    stop(matches, board) {
      const found = othersTurn(matches, board);
      return found && { ...found, players: online(playersAt(matches), undefined) };
    },
  },
  'looking back': {
    stop: middle,
    gesture: (page) => click(page.querySelectorAll('.movelist button').item(4)),
  },
  'handing over': {
    stop(matches, board) {
      const found = othersTurn(matches, board);
      return found && { ...found, players: together(playersAt(matches)) };
    },
  },
  'open hands': { change: withOpenHands, stop: middle },
  'full table': { change: (variant) => ({ ...variant, players: Math.max(...variant.game.seats) }), stop: middle },
  'long names': {
    stop(matches, board) {
      const found = othersTurn(matches, board);
      const names = NAMES.map((name) => `${name} `.repeat(LONGEST_NAME).slice(0, LONGEST_NAME));
      return found && { ...found, players: online(playersAt(matches), found.own, names) };
    },
  },
  'last turn': { stop: (matches, board) => turn(matches, board, 1) },
  'bot failed': {
    stop(matches, board) {
      const found = othersTurn(matches, board);
      const trouble = found && { kind: 'bot failed' as const, seat: found.other };
      return found && { ...found, players: amongBots(playersAt(matches), found.own), trouble };
    },
  },
  'round over': {
    rounds: 2,
    change: (variant) => lasting(variant, 3),
    stop: (matches) => ended(matches, false),
    until: '.result .scores',
  },
  'match over': {
    rounds: 3,
    change: (variant) => lasting(variant, 3),
    stop: (matches) => ended(matches, true),
    until: '.result .scores',
  },
};
