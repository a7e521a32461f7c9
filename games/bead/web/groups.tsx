/** Buttons on the board: list all groups, and help: what fits, and dead cells. */

import type { AidsProps } from '@boneyard/web/table/boards/board';
import { PlainContext } from '@boneyard/web/table/ratedcontext';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { deadCells } from '../rules/dead';
import type { View } from '../rules/position';
import { ask, useAids } from './aids';
import { runsOf } from './layout';
import { lyingIn } from './placements';
import { Bead } from './tile';

const SIGNS = {
  groups: 'M4 4H13V11H4ZM11 8H20V20H11Z',
  dead: 'M6 6L18 18M18 6L6 18',
  help: 'M8.5 9A3.5 3.5 0 1 1 12 12.5V14.5M12 18.5V18.6',
} as const;

function Sign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

/** The number and the sign of each colour. */
function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="legend">
      {names.map((name, i) => (
        <li key={name}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <Bead colour={i + 1} x={0.5} y={0.5} radius={0.45} />
          </svg>
          {i + 1} {name}
        </li>
      ))}
    </ul>
  );
}

function List({ view, words }: { readonly view: View; readonly words: AidsProps['words'] }) {
  const { games, speech } = words;
  const runs = useMemo(() => runsOf(lyingIn(view)).sort((a, b) => b.length - a.length), [view]);
  useEffect(() => () => ask({ lit: undefined }), []);
  const named = (colours: readonly number[]) =>
    speech.list(colours.map((colour) => games.bead.board.colours[colour - 1]!));
  return (
    <ol aria-label={games.bead.table.page.groups}>
      {runs.map((run) => {
        const { line, from, length, colours } = run;
        return (
          <li key={`${line} ${from.x},${from.y}`}>
            <button
              type="button"
              onClick={() => ask({ lit: run })}
              onFocus={() => ask({ lit: run })}
              onBlur={() => ask({ lit: undefined })}
              onPointerEnter={() => ask({ lit: run })}
              onPointerLeave={() => ask({ lit: undefined })}
            >
              <span className="hidden">
                {games.bead.table.page.group(line, length, `${from.x},${from.y}`, named(colours))}
              </span>
              <span className="long" aria-hidden="true">
                {length}
              </span>
              <svg viewBox={`0 0 ${length} 1`} style={{ width: `${length * 20}px` }} aria-hidden="true">
                {colours.map((colour, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place in the group
                  <Bead key={i} colour={colour} x={i + 0.5} y={0.5} radius={0.44} />
                ))}
              </svg>
              <span className="where" aria-hidden="true">
                {games.bead.table.page.lines[line]} {from.x},{from.y}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function BeadAids({ view, words, help }: AidsProps<View>) {
  const { games } = words;
  const { dead: wanted, listed } = useAids();
  const plain = useContext(PlainContext);
  const dead = !plain && wanted;
  const opener = useRef<HTMLButtonElement>(null);
  const crossed = useMemo(() => (dead ? deadCells(view) : []), [dead, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a group that is looked at belongs to the position
  useEffect(() => ask({ lit: undefined }), [view]);
  useEffect(() => () => ask({ listed: false }), []);
  if (!view.square) return undefined;
  return (
    <section
      className="aids"
      aria-label={games.bead.table.page.aids}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !listed) return;
        ask({ listed: false });
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="button"
        aria-expanded={listed}
        onClick={() => ask({ listed: !listed })}
      >
        <Sign of="groups" />
        <span>{games.bead.table.page.groups}</span>
      </button>
      {help && (
        <button
          type="button"
          className="button"
          aria-pressed={help.on}
          title={games.bead.table.page.helpNote}
          onClick={() => help.change(!help.on)}
        >
          <Sign of="help" />
          <span>{games.bead.table.page.help}</span>
        </button>
      )}
      {!plain && (
        <button
          type="button"
          className={dead ? 'button on' : 'button'}
          aria-pressed={dead}
          title={games.bead.table.page.deadNote}
          onClick={() => ask({ dead: !dead })}
        >
          <Sign of="dead" />
          <span>{games.bead.table.page.dead}</span>
        </button>
      )}
      {help?.on && <p className="helping">{games.bead.table.page.helping}</p>}
      <p role="status" className="hidden">
        {dead && games.bead.table.page.deadAt(crossed.map(({ x, y }) => `${x},${y}`))}
      </p>
      {listed && (
        <div className="groups-list">
          <Legend names={games.bead.board.colours} />
          <List view={view} words={words} />
        </div>
      )}
    </section>
  );
}
