/** Who sits at the table: names, tiles, scores, and whose turn it is. */

import type { Common, Seat } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { partnersOf } from '@boneyard/rules/sides';
import type { BoardWords } from '@boneyard/words/boards';
import { SEPARATOR } from '@boneyard/words/facts';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../app/language';
import type { TablePlayer } from '../play/play';

interface Props {
  readonly game: GameId;
  readonly view: Common;
  readonly players: readonly TablePlayer[];
  readonly names: readonly string[];
  readonly toAct: readonly Seat[];
  readonly thinking: Seat | undefined;
  readonly viewer: Seat | undefined;
  /** The name of a seat; plain text if this is left out. */
  nameOf?: ((seat: Seat, name: string) => ReactNode) | undefined;
  /** More about a seat, such as its clock. */
  status?: ((seat: Seat) => ReactNode) | undefined;
  /** Draws from the stock; undefined while that is not allowed. */
  readonly onDraw?: (() => void) | undefined;
  /** The seat of the reader, where no hand is shown; otherwise that of the viewer. */
  readonly own?: Seat | undefined;
}

interface StockProps {
  readonly name: string;
  readonly left: number;
  readonly tiles: string;
  onDraw?: (() => void) | undefined;
}

function Stock({ name, left, tiles, onDraw }: StockProps) {
  const inside = (
    <>
      <span className="pile" aria-hidden="true" />
      <span className="who">
        <span className="name">{name}</span>
        <Holds count={left} tiles={tiles} />
      </span>
    </>
  );
  return onDraw ? (
    <button type="button" className="seat stock active" onClick={onDraw}>
      {inside}
    </button>
  ) : (
    <p className="seat stock">{inside}</p>
  );
}

/** In narrow windows a number beside a tile stands for the words. */
function Holds({ count, tiles, doing }: { readonly count: number; readonly tiles: string; readonly doing?: string }) {
  return (
    <span className="holds">
      <span className="in-words">
        {tiles}
        {doing && (
          <span className="doing">
            {' '}
            {SEPARATOR} {doing}
          </span>
        )}
      </span>
      <span className="in-short" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

/** How many seats stand side by side in a narrow window: at most four, in rows as even as possible. */
function seatsAbreast(players: number): number {
  return Math.ceil(players / Math.ceil(players / 4));
}

export function Seats({
  game,
  view,
  players,
  names,
  toAct,
  thinking,
  viewer,
  nameOf,
  status,
  onDraw,
  own = viewer,
}: Props) {
  const { web, speech, games } = useWords();
  const { tiles, stock }: BoardWords = games[game].board;
  const abreast = { '--abreast': seatsAbreast(players.length) } as CSSProperties;
  const rules = gameCalled(game)!;
  const partners = own === undefined ? [] : partnersOf(rules, view.table, own);
  /** Your partner, or to those who have none here: with whom each player plays. */
  function partnerText(seat: Seat): string {
    if (own !== undefined) return partners.includes(seat) ? speech.partner : '';
    return partnersOf(rules, view.table, seat)
      .map((other) => `& ${names[other]}`)
      .join(' ');
  }
  const arrangement = rules.sides?.(view.table) ? 'sides' : players.length > 5 ? 'many' : undefined;
  return (
    <section className="seats" aria-label={web.table.players}>
      <ul style={abreast} className={arrangement}>
        {players.map((player, seat) => {
          const active = toAct.includes(seat);
          const score = speech.number(view.scores[seat]!);
          // The number is seen, and the words around it are heard.
          const [before, after] = speech.points(view.scores[seat]!).split(score);
          const doing = thinking === seat ? web.table.thinking : player.kind === 'bot' ? web.levels[player.level] : '';
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              className={active ? 'seat active' : 'seat'}
              {...(seat !== viewer && { 'data-from-seat': seat })}
            >
              <span className="disc" aria-hidden="true">
                {names[seat]!.slice(0, 1)}
              </span>
              <span className="who">
                <span className="name" title={names[seat]}>
                  {nameOf ? nameOf(seat, names[seat]!) : names[seat]}
                  {active && <span className="hidden"> ({web.table.toAct})</span>}
                </span>
                {partnerText(seat) && <span className="partner">{partnerText(seat)}</span>}
                <Holds count={view.held[seat]!} tiles={tiles(view.held[seat]!)} doing={doing} />
              </span>
              <span className="score" data-score-seat={seat}>
                <span className="hidden">{before}</span>
                {score}
                <span className="hidden">{after}</span>
              </span>
              {status?.(seat)}
            </li>
          );
        })}
      </ul>
      {stock !== undefined && <Stock name={stock} left={view.left} tiles={tiles(view.left)} onDraw={onDraw} />}
    </section>
  );
}
