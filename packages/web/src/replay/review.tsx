/** The review of a past game: the result, the progress, the mistakes with their verdicts, the chart of chances, and the key moments. */

import { outcomeOf } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import { sidesAt } from '@boneyard/rules/sides';
import { sideNames } from '@boneyard/words/sidenames';
import { useMemo, useRef } from 'react';
import { useWords } from '../app/language';
import { peopleAt } from '../table/players';
import { MistakePanel, SubjectChoice } from './mistakepanel';
import { MomentList } from './momentlist';
import { isRunning, type PastGame } from './pastgame';
import { useReplayWords } from './replaywords';
import type { ReviewDesk } from './reviewjobs';
import { type ReviewedPositions, roundStarts, sideMeans } from './reviewpositions';
import { type FaultPoint, Key, PositionChart } from './timeline';
import { Verdict } from './verdict';

interface Props {
  readonly past: PastGame;
  readonly desk: ReviewDesk;
  readonly standing: ReviewedPositions | undefined;
  readonly names: readonly string[];
  /** Whose mistakes come first. */
  readonly me: Seat | undefined;
  readonly at: number;
  onMe(seat: Seat | undefined): void;
  onJump(index: number): void;
}

const EVEN = [0, 1] as const;

function sidesIn({ positions: [first] }: PastGame): readonly (readonly Seat[])[] {
  return sidesAt(first!.game, first!.table);
}

function ChanceChart({ past, standing, names, at, onJump }: Props & { readonly standing: ReviewedPositions }) {
  const { speech } = useWords();
  const { review: said } = useReplayWords();
  const sides = useMemo(() => sidesIn(past), [past]);
  const drawn = useMemo(() => {
    const values = standing.chances.map((chances) => chances && sideMeans(chances, sides));
    const points = standing.faults.flatMap((index): FaultPoint[] => {
      const { mark, seat } = standing.led.get(index)!;
      const chance = values[index]?.[sides.findIndex((side) => side.includes(seat))];
      return chance === undefined ? [] : [{ index, value: chance, kind: mark === 'blunder' ? mark : 'slip' }];
    });
    return { values, points, rounds: roundStarts(past.positions), colours: [...sides.keys()] };
  }, [past, standing, sides]);
  const title = sides.length < names.length ? said.sideChances : said.chances;
  return (
    <>
      <h3>{title}</h3>
      <PositionChart label={`${title}. ${said.jump}`} at={at} onJump={onJump} range={EVEN} {...drawn} />
      <Key
        names={[...sideNames(sides, names, speech).entries()]}
        signs={[
          ['slip', said.slip],
          ['blunder', said.blunder],
        ]}
      />
    </>
  );
}

const NO_POINTS: readonly FaultPoint[] = [];

/** Without a review, a chart of the scores to jump by. */
function ScoreChart({ past, names, at, onJump }: Props) {
  const { speech } = useWords();
  const { review: said } = useReplayWords();
  const sides = useMemo(() => sidesIn(past), [past]);
  const drawn = useMemo(() => {
    const values = past.positions.map(({ state }) => sideMeans(state.scores, sides));
    const all = values.flat();
    const range = [Math.min(0, ...all), Math.max(1, ...all)] as const;
    return { values, range, rounds: roundStarts(past.positions), colours: [...sides.keys()] };
  }, [past, sides]);
  return (
    <>
      <h3>{said.scores}</h3>
      <PositionChart label={`${said.scores}. ${said.jump}`} at={at} onJump={onJump} points={NO_POINTS} {...drawn} />
      <Key names={[...sideNames(sides, names, speech).entries()]} signs={[]} />
    </>
  );
}

/** Starts, stops or retries a review. */
function Asking({ desk: { reviewing, start, stop }, past }: Props) {
  const { web } = useWords();
  const { review: said } = useReplayWords();
  if (isRunning(past.positions)) return <p className="quiet">{said.later}</p>;
  switch (reviewing.kind) {
    case 'looking':
      return <p className="quiet">{web.loading}</p>;
    case 'running':
      return (
        <>
          <label>
            {said.progress(reviewing.done + 1, reviewing.all)}
            <progress max={reviewing.all} value={reviewing.done} />
          </label>
          <p className="quiet">{said.background}</p>
          <div className="actions">
            <button type="button" className="button" onClick={stop}>
              {said.stop}
            </button>
          </div>
        </>
      );
    case 'none':
    case 'failed':
      return (
        <>
          <p className="quiet">{reviewing.kind === 'failed' ? said.failed : said.about}</p>
          <div className="actions">
            <button type="button" className="button brass" onClick={start}>
              {reviewing.kind === 'failed' ? said.again : said.start}
            </button>
          </div>
        </>
      );
    case 'done':
      return undefined;
  }
}

/** The result of a match that is over, the winner first. */
function Result({ past: { positions }, names }: Pick<Props, 'past' | 'names'>) {
  const { speech } = useWords();
  const { review: said } = useReplayWords();
  const match = positions.at(-1)!;
  const outcome = outcomeOf(match);
  if (!outcome?.over) return undefined;
  const { winners } = outcome;
  const sides = sidesAt(match.game, match.table);
  const won = sides.filter(([seat]) => winners.includes(seat!));
  const scores = [...won, ...sides.filter((side) => !won.includes(side))].map(([seat]) =>
    speech.number(match.state.scores[seat!]!),
  );
  return (
    <p className="result">
      {said.won(speech.and(winners.map((seat) => names[seat]!)), winners.length > 1, scores.join('–'))}
    </p>
  );
}

export function ReviewPanel(props: Props) {
  const { review: said } = useReplayWords();
  const { past, desk, standing, names, me, at, onMe, onJump } = props;
  const { reviewing } = desk;
  const running = isRunning(past.positions);
  const people = past.own === undefined ? peopleAt(past.seats) : [];
  const judged = useRef<HTMLDivElement>(null);
  // A mistake is read beside the board: on a phone, the page scrolls to where both are seen.
  function show(index: number): void {
    onJump(index);
    requestAnimationFrame(() => {
      judged.current?.scrollIntoView({ block: 'nearest' });
      // If it is higher than the room for it, its beginning matters most.
      judged.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    });
  }
  return (
    <section className="review" aria-labelledby="review">
      <h2 id="review">{said.title}</h2>
      {!running && <Result past={past} names={names} />}
      <Asking {...props} />
      {standing && people.length > 1 && <SubjectChoice {...{ names, people, me, onMe }} />}
      {/* What is above the chart does not change from position to position, so that it stays under the pointer. */}
      <div className="chart">
        {standing ? <ChanceChart {...props} standing={standing} /> : <ScoreChart {...props} />}
      </div>
      <div ref={judged} className="judgement">
        {standing && <MistakePanel {...{ standing, names, me, at }} last={past.positions.length - 1} onJump={show} />}
        {!running && <Verdict past={past} at={at} moved={standing?.led.get(at)} names={names} />}
      </div>
      {reviewing.kind === 'done' && <MomentList review={reviewing.review} past={past} names={names} onJump={show} />}
    </section>
  );
}
