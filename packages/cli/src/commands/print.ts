/** `boneyard print`: sets to cut out, boards, lists of tiles, score sheets, leaflets and the calibration sheet as PDF files. */

import { writeFileSync } from 'node:fs';
import { BOARD_GAMES, printGames, SET_NAMES, type SetName } from '@boneyard/print/games';
import { BOARD_PAPERS, PAPERS } from '@boneyard/print/paper';
import { type Spec, STYLES } from '@boneyard/print/spec';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { argumentsOf, CommandError, type Console } from '../console';
import { writing } from '../files';

interface TileArguments {
  readonly style: string | undefined;
  readonly backs: boolean;
  readonly shift: string | undefined;
}

const LARGEST_SHIFT = 10;

function badArguments(why: string, io: Console): CommandError {
  return new CommandError(io.words.terminal.badArguments(why));
}

/** Checks that an option has one of its values. */
function oneOf<T extends string>(name: string, known: readonly T[], value: string, io: Console): T {
  const found = known.find((one) => one === value);
  if (!found) throw badArguments(`--${name}: ${known.join(', ')}.`, io);
  return found;
}

function shiftOf(text: string, io: Console): { x: number; y: number } {
  const [x, y, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isValid = (n: number | undefined): n is number => n !== undefined && Math.abs(n) <= LARGEST_SHIFT;
  if (!isValid(x) || !isValid(y) || more.length > 0)
    throw badArguments(`--shift: ${io.words.print.command.badShift}`, io);
  return { x, y };
}

/** The set with this name, or the usual set of the game with this name. */
function setCalled(name: string | undefined): SetName | undefined {
  const game = GAME_IDS.find((id) => id === name);
  const wanted = game ? printGames[game].standardSet : name;
  return SET_NAMES.find((set) => set === wanted);
}

/** The games that each kind of sheet can be printed for. */
const FOR_GAMES: Readonly<Record<'score' | 'leaflet' | 'board', readonly GameId[]>> = {
  score: GAME_IDS,
  leaflet: GAME_IDS,
  board: BOARD_GAMES,
};

function isForGame(what: string): what is keyof typeof FOR_GAMES {
  return Object.hasOwn(FOR_GAMES, what);
}

/** What to print. */
function specFor(positionals: readonly string[], tiles: TileArguments, paperName: string, io: Console): Spec {
  const { style, backs, shift } = tiles;
  const [what, name, ...more] = positionals;
  const { language } = io.words;
  const { command } = io.words.print;
  const kinds = [...SET_NAMES, 'calibration', 'list', ...Object.keys(FOR_GAMES)].join(', ');
  if (what === undefined) throw badArguments(command.nothing(kinds), io);
  const set = setCalled(what);
  const named = what === 'list' || isForGame(what);
  if (!set && !named && what !== 'calibration') throw badArguments(command.unknown(what, kinds), io);
  const left = named ? more[0] : name;
  if (left !== undefined) throw badArguments(command.unknown(left, kinds), io);
  if (set) {
    const paper = oneOf('paper', PAPERS, paperName, io);
    const spec = { kind: 'tiles', set, style: oneOf('style', STYLES, style ?? 'colour', io), backs } as const;
    return { ...spec, ...(shift !== undefined && { shift: shiftOf(shift, io) }), paper, language };
  }
  const useless = Object.entries({ style, backs: backs || undefined, shift }).find(([, value]) => value !== undefined);
  if (useless) throw badArguments(command.onlyTiles(useless[0]), io);
  if (isForGame(what)) {
    const game = FOR_GAMES[what].find((one) => one === name);
    if (!game) throw badArguments(command.needsGame(what, FOR_GAMES[what].join(', ')), io);
    if (what === 'board') return { kind: what, game, paper: oneOf('paper', BOARD_PAPERS, paperName, io), language };
    return { kind: what, game, paper: oneOf('paper', PAPERS, paperName, io), language };
  }
  const paper = oneOf('paper', PAPERS, paperName, io);
  if (what === 'calibration') return { kind: what, paper, language };
  const listed = setCalled(name);
  if (!listed) throw badArguments(command.needsSet(SET_NAMES.join(', ')), io);
  return { kind: 'list', set: listed, paper, language };
}

/** The default name of the file. */
function nameOf(spec: Spec): string {
  switch (spec.kind) {
    case 'tiles':
      return `${spec.set}.pdf`;
    case 'list':
      return `list-${spec.set}.pdf`;
    case 'calibration':
      return 'calibration.pdf';
    default:
      return `${spec.kind}-${spec.game}.pdf`;
  }
}

export async function printCommand(args: readonly string[], io: Console): Promise<number> {
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: {
        paper: { type: 'string', default: 'a4' },
        style: { type: 'string' },
        backs: { type: 'boolean', default: false },
        shift: { type: 'string' },
        out: { type: 'string' },
      },
      allowPositionals: true,
    },
    io,
  );
  const { style, backs, shift } = values;
  const { language } = io.words;
  const spec = specFor(positionals, { style, backs, shift }, values.paper, io);
  const file = values.out ?? nameOf(spec);
  const { pagesOf, sheet, titleOf } = await import('@boneyard/print/sheet');
  const { textsIn } = await import('@boneyard/print/texts');
  const texts = await textsIn(language);
  const bytes = await sheet(spec);
  writing(file, io, () => writeFileSync(file, bytes));
  io.say(io.words.print.command.printed(titleOf(spec, texts), file, pagesOf(spec, texts).length));
  return 0;
}
