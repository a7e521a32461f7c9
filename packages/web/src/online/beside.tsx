/** What there is to say of somebody at an online table: time, connection, a bot in between, and what was said. */

import type { Shown } from '@boneyard/protocol/tables';
import type { Common, Seat } from '@boneyard/rules/game';
import { useEffect, useState } from 'react';
import { gameOf, type Known } from './hearing';
import { useOnline } from './speaking';
import { useNow, written } from './ticking';

/** A phrase stays for so long, in milliseconds. */
const LASTS = 7000;

/** True for a while after each new phrase. */
function useFresh(n: number | undefined): boolean {
  const [heard, setHeard] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setHeard(n), LASTS);
    return () => clearTimeout(timer);
  }, [n]);
  return n !== undefined && n !== heard;
}

interface Props {
  readonly seat: Seat;
  readonly known: Known;
  readonly shown: Shown;
}

export function Beside({ seat, known, shown }: Props) {
  const { seat: said, signals } = useOnline();
  const { chair, replaced } = shown.seats[seat]!;
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
  const now = useNow(known.ahead, due !== undefined || away);
  const grace = away && presence.until !== null ? presence.until - now : 0;
  const phrase = known.said.find((one) => one.seat === seat);
  const fresh = useFresh(phrase?.n);
  if (phrase && fresh)
    return (
      <span className="beside">
        <span className="phrase">{signals.texts[phrase.signal]}</span>
      </span>
    );
  return (
    <span className="beside">
      {replaced && <span className="note">{said.bot}</span>}
      {away && <span className="note gone">{grace > 0 ? said.until(written(grace)) : said.gone}</span>}
      {due !== undefined && !away && (
        <span className={due - now < 10_000 ? 'note clock short' : 'note clock'} role="timer">
          {said.clock(written(due - now))}
        </span>
      )}
    </span>
  );
}
