/** Help that a table gives where it is fair: a hint, and taking back. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Telling } from '@boneyard/words/telling/telling';
import { useWords } from '../language';
import type { Aids, Play } from '../play/play';

interface Props {
  readonly playing: Play;
  readonly aids: Aids;
  readonly view: Common;
  /** Who may be helped; undefined when it is nobody's turn here. */
  readonly seat: Seat | undefined;
  readonly telling: Telling;
  /** The best move is shown, if there is one, and said. */
  onHint(move: string | undefined, text: string): void;
}

export function Aiding({ playing, aids, view, seat, telling, onHint }: Props) {
  const words = useWords();
  const { web } = words;

  async function hint(): Promise<void> {
    if (seat === undefined) return;
    const asked = playing.shown().positions;
    const [best] = await aids.advise(seat, AbortSignal.timeout(8000)).catch(() => []);
    if (playing.shown().positions !== asked) return;
    const text = best ? web.table.hints(telling.offer(best.move, view, seat, words)) : web.table.noHint;
    onHint(best?.move, text);
  }

  return (
    <>
      <button type="button" className="button" disabled={seat === undefined} onClick={hint}>
        {web.table.hint}
      </button>
      <button type="button" className="button" disabled={!aids.canTakeBack} onClick={aids.takeBack}>
        {web.table.takeBack}
      </button>
    </>
  );
}
