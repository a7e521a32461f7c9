/** The status of a seat at an online table: clock, connection, replaced by a bot, last message. */

import type { Signal } from '@boneyard/protocol/enums';
import type { TableView } from '@boneyard/protocol/tables';
import type { Common, Seat } from '@boneyard/rules/game';
import { useEffect, useState } from 'react';
import { durationText } from '../clock/durations';
import { TimeLeft } from '../clock/timeleft';
import { useMuted } from './muted';
import { useOnlineWords } from './onlinewords';
import { gameOf, type KnownTable, type SeatMessage } from './reducer';
import { useServerTime } from './servertime';

/** How long a message is shown, in milliseconds. */
const MESSAGE_DURATION = 7000;

/** True for a while after each new message. */
function useRecent(n: number | undefined): boolean {
  const [heard, setHeard] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setHeard(n), MESSAGE_DURATION);
    return () => clearTimeout(timer);
  }, [n]);
  return n !== undefined && n !== heard;
}

export function messageText(what: SeatMessage['what'], texts: Readonly<Record<Signal, string>>): string {
  return typeof what === 'string' ? texts[what] : what.text;
}

interface Props {
  readonly seat: Seat;
  readonly known: KnownTable;
  readonly shown: TableView;
}

export function SeatStatus({ seat, known, shown }: Props) {
  const { seat: texts, signals, gathering } = useOnlineWords();
  const { chair, replaced, bot } = shown.seats[seat]!;
  const muted = useMuted();
  const presence = known.here[seat];
  const person = chair.kind === 'person' && !replaced;
  const away = person && seat !== shown.you && presence?.here === false;
  const acts =
    person &&
    shown.phase === 'playing' &&
    gameOf(shown)
      .toAct(shown.view as Common)
      .includes(seat);
  const due = acts ? shown.due : undefined;
  const now = useServerTime(known.ahead, due !== undefined || away);
  const grace = away && presence.until !== null ? presence.until - now : 0;
  const phrase = known.seatMessages.find((one) => one.seat === seat);
  const fresh = useRecent(phrase?.n);
  const writer = typeof phrase?.what === 'object' ? phrase.what.who : undefined;
  const silent = muted.some(({ who }) => who === writer);
  const notes = [bot && !replaced && gathering.bot, replaced && texts.bot].filter((note) => note !== false);
  // A table with a clock always has the line, so that nothing jumps when a clock starts.
  const timed = shown.clock !== undefined && shown.clock !== null && 'turn' in shown.clock;
  return (
    <>
      {(timed || away || due !== undefined || notes.length > 0) && (
        <span className="beside">
          {notes.map((note) => (
            <span key={note} className="note">
              {note}
            </span>
          ))}
          {away && <span className="note gone">{grace > 0 ? texts.until(durationText(grace)) : texts.gone}</span>}
          {due !== undefined && !away && <TimeLeft milliseconds={due - now} own={seat === shown.you} />}
        </span>
      )}
      {phrase && fresh && !silent && <span className="phrase">{messageText(phrase.what, signals.texts)}</span>}
    </>
  );
}
