/** A score pad: totals on top, what happened below, then everything that was written. */

import { write } from '@boneyard/engine/pads/keeping';
import type { Pad } from '@boneyard/engine/pads/pad';
import { ahead, over, tally } from '@boneyard/engine/pads/tally';
import { isProblem } from '@boneyard/rules/problem';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../language';
import { usePapers } from '../papers/speaking';
import { Chart } from '../table/chart';
import { Entries } from './entries';
import { EntryForm } from './form';
import { begun, type Timer } from './keeping';
import type { Trouble } from './opening';
import { Sharing } from './sharing';
import { lengthOf, refusal, running, standing } from './telling';
import { TurnTimer } from './timer';
import { Totals } from './totals';
import type { Draft } from './writing';

interface Props {
  readonly pad: Pad;
  readonly timer: Timer;
  readonly trouble: Trouble | undefined;
  onChange(pad: Pad, timer?: Timer): void;
}

export function PadSheet({ pad, timer, trouble, onChange }: Props) {
  const words = useWords();
  const papers = usePapers();
  const { pad: said } = papers;
  const [, navigate] = useLocation();
  const tallies = useMemo(() => running(pad), [pad]);
  const now = tally(pad);
  const best = now.over ? now.winners : ahead(pad);
  const counted = tallies.filter((_, index) => index === 0 || !tallies[index - 1]!.over);
  const scores = [pad.names.map(() => 0), ...counted.map(({ scores }) => scores)];

  function enter(entries: Exclude<Draft, string>): string | undefined {
    let next = pad;
    for (const json of entries) {
      // A tile may win the match; then its bonus is not needed any more.
      if (next !== pad && over(next)) break;
      const after = write(next, json);
      if (isProblem(after)) return refusal(after, json.kind, pad, words, papers);
      next = after;
    }
    onChange(next);
    return undefined;
  }

  async function rematch(): Promise<void> {
    const address = await begun(pad.game, pad.names, pad.options);
    if (typeof address === 'string') navigate(address);
  }

  return (
    <div className="page pad">
      <header className="pad-top">
        <Link href="/pads" className="button">
          <span aria-hidden="true">‹&nbsp;</span>
          {said.back}
        </Link>
        <div>
          <h1>{words.games[pad.game].name}</h1>
          <p className="quiet">{lengthOf(pad, papers)}</p>
        </div>
      </header>
      <main>
        {trouble && (
          <p role="status" className="warning">
            {said[trouble]}
          </p>
        )}
        <Totals pad={pad} scores={now.scores} best={best} over={now.over} />
        <p role="status" className={now.over ? 'pad-standing' : 'hidden'}>
          {standing(pad, best, now.over, words, papers)}
        </p>
        {now.over ? (
          <button type="button" className="button brass large" onClick={rematch}>
            {said.rematch}
          </button>
        ) : (
          <section className="panel" aria-label={said.entering}>
            <EntryForm key={pad.entries.length} pad={pad} onWrite={enter} />
          </section>
        )}
        <TurnTimer timer={timer} onChange={(seconds) => onChange(pad, seconds)} />
        <Entries pad={pad} tallies={tallies} onChange={onChange} />
        {scores.length > 2 && (
          <section className="panel pad-chart">
            <Chart label={said.chart} names={pad.names} scores={scores} />
          </section>
        )}
        <Sharing pad={pad} tally={now} best={best} scores={scores} />
      </main>
    </div>
  );
}
