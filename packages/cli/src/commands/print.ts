/** `boneyard print`: sets to cut out, score sheets, leaflets and the calibration sheet as PDF files. */

import { writeFileSync } from 'node:fs';
import { PAPERS } from '@boneyard/print/paper';
import { SET_NAMES, type SetName, USUAL_SETS } from '@boneyard/print/sets';
import { type Spec, STYLES } from '@boneyard/print/spec';
import { GAME_IDS } from '@boneyard/rules/games';
import { LANGUAGES } from '@boneyard/words/languages';
import { words } from '@boneyard/words/words';
import { argumentsOf, Complaint, type Console } from '../console';
import { writing } from '../files';

interface Asked {
  readonly style: string | undefined;
  readonly backs: boolean;
  readonly shift: string | undefined;
}

const FURTHEST = 10;

function complaint(why: string, io: Console): Complaint {
  return new Complaint(io.words.terminal.badArguments(why));
}

/** One of the values that an option may have. */
function oneOf<T extends string>(name: string, known: readonly T[], value: string, io: Console): T {
  const found = known.find((one) => one === value);
  if (!found) throw complaint(`--${name}: ${known.join(', ')}.`, io);
  return found;
}

function shiftOf(text: string, io: Console): { x: number; y: number } {
  const [x, y, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const fine = (n: number | undefined): n is number => n !== undefined && Math.abs(n) <= FURTHEST;
  if (!fine(x) || !fine(y) || more.length > 0) throw complaint(`--shift: ${io.words.print.command.badShift}`, io);
  return { x, y };
}

/** The set of that name, or the one that a game of that name is played with. */
function setCalled(name: string | undefined): SetName | undefined {
  const game = GAME_IDS.find((id) => id === name);
  return game ? USUAL_SETS[game] : SET_NAMES.find((set) => set === name);
}

/** What is to be printed, apart from paper and language. */
function chooseKind(positionals: readonly string[], { style, backs, shift }: Asked, io: Console) {
  const [what, game, ...more] = positionals;
  const { command } = io.words.print;
  const kinds = [...SET_NAMES, 'calibration', 'score', 'leaflet'].join(', ');
  const forGame = what === 'score' || what === 'leaflet';
  const set = setCalled(what);
  if (what === undefined) throw complaint(command.nothing(kinds), io);
  if (!set && !forGame && what !== 'calibration') throw complaint(command.unknown(what, kinds), io);
  const left = forGame ? more[0] : game;
  if (left !== undefined) throw complaint(command.unknown(left, kinds), io);
  if (set) {
    const tiles = { kind: 'tiles', set, style: oneOf('style', STYLES, style ?? 'colour', io), backs } as const;
    return shift === undefined ? tiles : { ...tiles, shift: shiftOf(shift, io) };
  }
  const idle = Object.entries({ style, backs: backs || undefined, shift }).find(([, value]) => value !== undefined);
  if (idle) throw complaint(command.onlyTiles(idle[0]), io);
  if (!forGame) return { kind: 'calibration' } as const;
  const id = GAME_IDS.find((one) => one === game);
  if (!id) throw complaint(command.needsGame(what, GAME_IDS.join(', ')), io);
  return { kind: what, game: id } as const;
}

/** What the file is called if nobody says. */
function nameOf(spec: Spec): string {
  switch (spec.kind) {
    case 'tiles':
      return `${spec.set}.pdf`;
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
  const paper = oneOf('paper', PAPERS, values.paper, io);
  const language = LANGUAGES.find((one) => words[one] === io.words) ?? 'en';
  const spec: Spec = { ...chooseKind(positionals, { style, backs, shift }, io), paper, language };
  const file = values.out ?? nameOf(spec);
  const { pagesOf, sheet, titleOf } = await import('@boneyard/print/sheet');
  const bytes = await sheet(spec);
  writing(file, io, () => writeFileSync(file, bytes));
  io.say(io.words.print.command.printed(titleOf(spec), file, pagesOf(spec).length));
  return 0;
}
