/** A score pad: totals, the form for the next entry, the timer, and all entries. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { write } from '@boneyard/engine/scorepad/pads';
import { bySide, padSides } from '@boneyard/engine/scorepad/sides';
import { ahead, over, tally } from '@boneyard/engine/scorepad/tally';
import { isProblem } from '@boneyard/rules/problem';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/language';
import { useProblemWords } from '../app/problemwords';
import { CompactNavigation } from '../app/topbar';
import { usePrintWords } from '../print/printwords';
import { Chart } from '../table/scorechart';
import { Entries } from './entries';
import { EntryForm } from './entryform';
import { entryRefusalText, lengthText, standingText, talliesOf } from './entrytexts';
import type { Draft } from './formframe';
import type { PadTrouble } from './openpad';
import { startPad, type Timer } from './savedpads';
import { ShareButtons } from './sharebuttons';
import { TurnTimer } from './timer';
import { Totals } from './totals';

interface Props {
  readonly pad: Pad;
  readonly timer: Timer;
  readonly trouble: PadTrouble | undefined;
  onChange(pad: Pad, timer?: Timer): void;
}

export function PadSheet({ pad, timer, trouble, onChange }: Props) {
  const words = useWords();
  const printWords = usePrintWords();
  const problem = useProblemWords();
  const { pad: texts } = printWords;
  const [, navigate] = useLocation();
  const tallies = useMemo(() => talliesOf(pad), [pad]);
  const now = tally(pad);
  const best = now.over ? now.winners : ahead(pad);
  const counted = tallies.filter((_, index) => index === 0 || !tallies[index - 1]!.over);
  const scores = [pad.names.map(() => 0), ...counted.map(({ scores }) => scores)].map((row) => bySide(pad, row));

  function enter(entries: Exclude<Draft, string>): string | undefined {
    let next = pad;
    for (const json of entries) {
      // A tile may win the match; then its bonus is not written.
      if (next !== pad && over(next)) break;
      const after = write(next, json);
      if (isProblem(after)) return entryRefusalText(after, json.kind, pad, problem, printWords);
      next = after;
    }
    onChange(next);
    return undefined;
  }

  async function rematch(): Promise<void> {
    const address = await startPad(pad.game, pad.names, pad.options);
    if (typeof address === 'string') navigate(address);
  }

  return (
    <div className="page pad">
      <header className="pad-top">
        <CompactNavigation />
        <Link href="/pads" className="button">
          <span aria-hidden="true">‹&nbsp;</span>
          {texts.back}
        </Link>
        <div>
          <h1>{words.games[pad.game].name}</h1>
          <p className="quiet">{lengthText(pad, printWords)}</p>
        </div>
      </header>
      <main>
        {trouble && (
          <p role="status" className="warning">
            {texts[trouble]}
          </p>
        )}
        <Totals pad={pad} scores={now.scores} best={best} over={now.over} />
        <p role="status" className={now.over ? 'pad-standing' : 'hidden'}>
          {standingText(pad, best, now.over, words, printWords)}
        </p>
        {now.over ? (
          <button type="button" className="button brass large" onClick={rematch}>
            {texts.rematch}
          </button>
        ) : (
          <section className="panel" aria-label={texts.entering}>
            <EntryForm key={pad.entries.length} pad={pad} onWrite={enter} />
          </section>
        )}
        <TurnTimer timer={timer} onChange={(seconds) => onChange(pad, seconds)} />
        <Entries pad={pad} tallies={tallies} onChange={onChange} />
        {scores.length > 2 && (
          <section className="panel pad-chart">
            <Chart label={texts.chart} names={padSides(pad).map(({ name }) => name)} scores={scores} />
          </section>
        )}
        <ShareButtons pad={pad} tally={now} best={best} scores={scores} />
      </main>
    </div>
  );
}
