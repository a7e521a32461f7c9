/** Buttons on the board: dead cells, and a list of all groups for those who read rather than point. */

import { closedCells } from '@boneyard/rules/games/bead/closed';
import type { View } from '@boneyard/rules/games/bead/position';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { runsOf } from '../../layouts/bead';
import { PlainContext } from '../../table/plain';
import type { AidsProps } from '../board';
import { ask, useAids } from './aids';
import { lyingIn } from './placing';
import { Bead } from './tile';

const SIGNS = { groups: 'M4 4H13V11H4ZM11 8H20V20H11Z', dead: 'M6 6L18 18M18 6L6 18' } as const;

function Sign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

/** Which colour has which number and sign. */
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
  const { web, boards } = words;
  const runs = useMemo(() => runsOf(lyingIn(view)).sort((a, b) => b.length - a.length), [view]);
  useEffect(() => () => ask({ lit: undefined }), []);
  const named = (colours: readonly number[]) => colours.map((colour) => boards.bead.colours[colour - 1]!).join(', ');
  return (
    <ol aria-label={web.bead.groups}>
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
              <span className="hidden">{web.bead.group(line, length, `${from.x},${from.y}`, named(colours))}</span>
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
                {web.bead.lines[line]} {from.x},{from.y}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function BeadAids({ view: common, words }: AidsProps) {
  const view = common as View;
  const { web, boards } = words;
  const { dead: wanted, listed } = useAids();
  const plain = useContext(PlainContext);
  const dead = !plain && wanted;
  const opener = useRef<HTMLButtonElement>(null);
  const crossed = useMemo(() => (dead ? closedCells(view) : []), [dead, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a group that is looked at belongs to the position
  useEffect(() => ask({ lit: undefined }), [view]);
  useEffect(() => () => ask({ listed: false }), []);
  if (!view.square) return undefined;
  return (
    <section
      className="aids"
      aria-label={web.bead.aids}
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
        <span>{web.bead.groups}</span>
      </button>
      {!plain && (
        <button
          type="button"
          className={dead ? 'button on' : 'button'}
          aria-pressed={dead}
          title={web.bead.deadNote}
          onClick={() => ask({ dead: !dead })}
        >
          <Sign of="dead" />
          <span>{web.bead.dead}</span>
        </button>
      )}
      <p role="status" className="hidden">
        {dead && web.bead.deadAt(crossed.map(({ x, y }) => `${x},${y}`))}
      </p>
      {listed && (
        <div className="groups-list">
          <Legend names={boards.bead.colours} />
          <List view={view} words={words} />
        </div>
      )}
    </section>
  );
}
