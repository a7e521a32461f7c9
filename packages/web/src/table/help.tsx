/** Help at tables where it is fair: a hint, and undo. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Narration } from '@boneyard/words/narration';
import { useWords } from '../app/language';
import type { Aids, Play } from '../play/play';

interface Props {
  readonly playing: Play;
  readonly aids: Aids;
  readonly view: Common;
  /** The player has to find out what fits, so there is no hint. */
  readonly unaided: boolean;
  /** Who gets the hint; undefined if it is nobody's turn here. */
  readonly seat: Seat | undefined;
  readonly narration: Narration<Common, Browser>;
  /** What draws from the stock: tiles that were drawn with one press go back with one. */
  readonly stockMove: string | undefined;
  /** One person plays: several have to agree to undo, which they do in the menu. */
  readonly alone: boolean;
  /** `move` is undefined if there is no best move. */
  onHint(move: string | undefined, text: string): void;
}

export function HelpButtons({ playing, aids, view, unaided, seat, narration, stockMove, alone, onHint }: Props) {
  const words = useWords();
  const { web } = words;
  const { undo } = aids;

  async function hint(): Promise<void> {
    if (seat === undefined) return;
    const asked = playing.shown().positions;
    const [best] = await aids.advise(seat, AbortSignal.timeout(8000)).catch(() => []);
    if (playing.shown().positions !== asked) return;
    const text = best ? web.table.hints(narration.offer(best.move, view, seat, words)) : web.table.noHint;
    onHint(best?.move, text);
  }

  /** Who drew with the newest move. */
  function drawer(): Seat | undefined {
    const { game, seen } = playing.shown().positions.at(-1)!;
    const { log } = seen(undefined);
    return log && game.write(log.move) === stockMove ? log.seat : undefined;
  }

  function takeBack(): void {
    const drew = drawer();
    do undo?.takeBack();
    while (drew !== undefined && drawer() === drew);
  }

  return (
    <>
      {!unaided && (
        <button type="button" className="button" disabled={seat === undefined} onClick={hint}>
          {web.table.hint}
        </button>
      )}
      {undo && alone && (
        <button type="button" className="button" disabled={!undo.possible} onClick={takeBack}>
          {web.table.takeBack}
        </button>
      )}
    </>
  );
}
