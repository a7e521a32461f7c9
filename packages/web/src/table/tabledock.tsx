/** The dock of a table: one sentence, what can be done now, and the hand. */

import type { ReactNode } from 'react';
import { useWords } from '../app/language';
import { useSettings } from '../app/settings';
import { Choices, Dock } from './dock';
import { SortMenu } from './handorder';
import { Sentence, sentenceOf } from './sentence';
import type { TableState } from './usetable';

/** Hands of this many tiles can be sorted. */
const SORTED = 6;

interface Props {
  readonly table: TableState;
  readonly line: string | undefined;
  /** Buttons for other questions than the move. */
  readonly asides: ReactNode;
  onTryAgain(): void;
}

export function TableDock({ table, line, asides, onTryAgain }: Props) {
  const { board, showing, view, viewer, names, mover, hand, picking, trouble, summary, entries, did } = table;
  const { at, live, replaying } = showing;
  const { unaided } = table.offered;
  const words = useWords();
  const { web, speech } = words;
  const { lights } = useSettings();
  const { notice } = table.notices;
  const { narration } = board;
  const sentence = sentenceOf(
    {
      line,
      trouble,
      notice: picking.tapped && !notice ? { text: web.table.tapAgain, refused: false } : notice,
      live,
      replaying,
      result: table.result,
      told: entries.findLast(({ index }) => index <= at)?.told ?? '',
      did: did && (did.gain === 0 ? '' : web.handOver.did(names[did.seat]!, speech.signed(did.gain))),
      yourTurn: mover === undefined ? undefined : table.yourTurn,
      expected: table.expected,
      notes: narration.notes(view, words),
      thinking: table.thinking,
      happening: table.happening !== undefined,
      situation: board.situation(view, words),
    },
    table.told,
    words,
  );
  return (
    <Dock
      place={table.dock}
      board={board}
      picking={picking}
      said={<Sentence refused={notice?.refused ?? false} {...sentence} />}
      hand={
        viewer === undefined
          ? undefined
          : {
              seat: viewer,
              tiles: hand,
              label: table.people.length > 1 ? web.table.handOf(names[viewer]!) : web.table.hand,
              marks: mover !== undefined && lights && !unaided,
              fresh: table.fresh,
            }
      }
    >
      {!live && !replaying && <LookingBack at={at} onLook={showing.look} />}
      {(trouble?.kind === 'bot failed' || trouble?.kind === 'no verdict') && (
        <button type="button" className="button brass" onClick={onTryAgain}>
          {web.table.tryAgain}
        </button>
      )}
      {summary.closed && (
        <button type="button" className="button brass" onClick={summary.open}>
          {web.over.summary}
        </button>
      )}
      {asides}
      {mover !== undefined && !table.drawsOn && (
        <Choices
          board={board}
          picking={picking}
          main={picking.picked !== undefined || !hand.some(({ playable }) => playable)}
          drawn={{ view, seat: mover }}
          textOf={(move) => narration.offer(move, view, mover, words)}
          trying={unaided ? table.stage : undefined}
          onDo={table.play}
        />
      )}
      {hand.length >= SORTED && !picking.picked && <SortMenu unaided={unaided} />}
    </Dock>
  );
}

/** Steps through earlier positions, and back to the newest. */
function LookingBack({ at, onLook }: { readonly at: number; onLook(index: number | undefined): void }) {
  const { web } = useWords();
  return (
    <div className="deeds">
      <button type="button" className="button" disabled={at === 0} onClick={() => onLook(at - 1)}>
        {web.table.earlier}
      </button>
      <button type="button" className="button" onClick={() => onLook(at + 1)}>
        {web.table.later}
      </button>
      <button type="button" className="button brass" onClick={() => onLook(undefined)}>
        {web.table.now}
      </button>
    </div>
  );
}
