/** The review of a past game: asked for, waited for, and then the chart of who stood how, the faults, and the moments. */

import { useMemo } from 'react';
import { useWords } from '../language';
import { Key, type Point, PositionChart } from './chart';
import { MomentList } from './momentlist';
import { isRunning, type Past } from './past';
import type { ReviewDesk } from './reviewing';
import { useLookback } from './speaking';
import { roundStarts, type Standing } from './standing';
import { Verdict } from './verdict';

interface Props {
  readonly past: Past;
  readonly desk: ReviewDesk;
  readonly standing: Standing | undefined;
  readonly names: readonly string[];
  readonly at: number;
  onJump(index: number): void;
}

const EVEN = [0, 1] as const;

function ChanceChart({ past, standing, names, at, onJump }: Props & { readonly standing: Standing }) {
  const { review: said } = useLookback();
  const drawn = useMemo(() => {
    const points = standing.faults.flatMap((index): Point[] => {
      const { mark, seat } = standing.led.get(index)!;
      const chance = standing.chances[index]?.[seat];
      return chance === undefined ? [] : [{ index, value: chance, kind: mark === 'blunder' ? mark : 'slip' }];
    });
    const colours = past.seats.map((_, seat) => seat);
    return { values: standing.chances, points, rounds: roundStarts(past.positions), colours };
  }, [past, standing]);
  return (
    <>
      <h3>{said.chances}</h3>
      <PositionChart label={`${said.chances}. ${said.jump}`} at={at} onJump={onJump} range={EVEN} {...drawn} />
      <Key
        names={names.map((name, seat) => [seat, name] as const)}
        signs={[
          ['slip', said.slip],
          ['blunder', said.blunder],
        ]}
      />
    </>
  );
}

const NO_POINTS: readonly Point[] = [];

/** Until there is a review, the scores are something to jump by. */
function ScoreChart({ past: { positions }, names, at, onJump }: Props) {
  const { review: said } = useLookback();
  const drawn = useMemo(() => {
    const values = positions.map(({ state }) => state.scores);
    const all = values.flat();
    const range = [Math.min(0, ...all), Math.max(1, ...all)] as const;
    return {
      values,
      range,
      rounds: roundStarts(positions),
      colours: positions[0]!.state.scores.map((_, seat) => seat),
    };
  }, [positions]);
  return (
    <>
      <h3>{said.scores}</h3>
      <PositionChart label={`${said.scores}. ${said.jump}`} at={at} onJump={onJump} points={NO_POINTS} {...drawn} />
      <Key names={names.map((name, seat) => [seat, name] as const)} signs={[]} />
    </>
  );
}

function Faults({
  standing: { faults, led },
  at,
  onJump,
}: Pick<Props, 'at' | 'onJump'> & { readonly standing: Standing }) {
  const { review: said } = useLookback();
  const blunders = faults.filter((index) => led.get(index)!.mark === 'blunder').length;
  const [before, after] = [faults.findLast((index) => index < at), faults.find((index) => index > at)];
  if (faults.length === 0) return <p>{said.none}</p>;
  return (
    <>
      <p>{said.faults(faults.length - blunders, blunders)}</p>
      <div className="actions wrap">
        <button type="button" className="button" disabled={before === undefined} onClick={() => onJump(before!)}>
          {said.previous}
        </button>
        <button type="button" className="button brass" disabled={after === undefined} onClick={() => onJump(after!)}>
          {said.next}
        </button>
      </div>
    </>
  );
}

/** What there is to be done about a review that is not there. */
function Asking({ desk: { reviewing, start, stop }, past }: Props) {
  const { web } = useWords();
  const { review: said } = useLookback();
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

export function ReviewPanel(props: Props) {
  const { review: said } = useLookback();
  const { past, desk, standing, names, at, onJump } = props;
  const { reviewing } = desk;
  const running = isRunning(past.positions);
  return (
    <section className="review" aria-labelledby="review">
      <h2 id="review">{said.title}</h2>
      {standing ? <ChanceChart {...props} standing={standing} /> : <ScoreChart {...props} />}
      {standing && <Faults standing={standing} at={at} onJump={onJump} />}
      <Asking {...props} />
      {!running && <Verdict past={past} at={at} moved={standing?.led.get(at)} names={names} />}
      {reviewing.kind === 'done' && <MomentList review={reviewing.review} past={past} names={names} onJump={onJump} />}
    </section>
  );
}
