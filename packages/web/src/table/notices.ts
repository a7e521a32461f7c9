/** What the table tells its player besides the position: refusals, hints, announcements and sounds. */

import type { Seat } from '@boneyard/rules/game';
import { useEffect, useRef, useState } from 'react';
import type { Happening, TablePosition } from '../play/play';
import { sound } from '../ui/sounds';
import { vibrate } from '../ui/vibration';
import { type Announcement, useAnnouncements } from './announcer';
import { restingBox } from './arrival';
import { cuesFor, type NewMoment, type Spot, vibrationFor } from './cues';
import type { Notice } from './sentence';

const MIDDLE: Spot = { across: 0.5, down: 0.5 };

function spotOfNewest(): Spot {
  const at = restingBox();
  return at ? { across: at.x / innerWidth, down: at.y / innerHeight } : MIDDLE;
}

interface Noticed {
  readonly positions: readonly TablePosition[];
  readonly viewer: Seat | undefined;
  readonly line: string | undefined;
  /** What the newest position sounds and feels like. */
  readonly moment: NewMoment;
  readonly happening: Happening | undefined;
  /** The sentences for the positions from an index on. */
  tell(from: number): readonly string[];
}

export interface Notices {
  /** Until the next position. */
  readonly notice: Notice | undefined;
  readonly announced: readonly Announcement[];
  refuse(text: string): void;
  inform(text: string): void;
  /** The player does something else, so a refusal is out of date. */
  dismiss(): void;
}

export function useNotices({ positions, viewer, line, moment, happening, tell }: Noticed): Notices {
  const [notice, setNotice] = useState<Notice>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice belongs to the position it was given in
  useEffect(() => setNotice(undefined), [positions, viewer]);

  const { list, say } = useAnnouncements(positions, tell);
  useEffect(() => {
    if (line !== undefined) say(line);
  }, [line, say]);

  const heard = useRef(positions.length);
  const latest = useRef(moment);
  latest.current = moment;
  useEffect(() => {
    const grew = positions.length > heard.current;
    heard.current = positions.length;
    if (!grew) return;
    for (const { sound: name, ...manner } of cuesFor(latest.current, spotOfNewest())) sound(name, manner);
    const felt = vibrationFor(latest.current);
    if (felt) vibrate(felt);
  }, [positions]);

  const falls = happening?.verdict?.holds === false;
  useEffect(() => {
    if (falls) vibrate('fall');
  }, [falls]);

  function show(text: string, refused: boolean): void {
    setNotice({ text, refused });
    say(text);
  }

  return {
    notice,
    announced: list,
    refuse(text) {
      sound('refuse');
      show(text, true);
    },
    inform: (text) => show(text, false),
    dismiss: () => setNotice((now) => (now?.refused ? undefined : now)),
  };
}
