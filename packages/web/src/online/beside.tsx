/** What there is to say of somebody at an online table: time, connection, a bot in between, and what was said. */

import type { Signal } from '@boneyard/protocol/signals';
import type { Shown } from '@boneyard/protocol/tables';
import type { Common, Seat } from '@boneyard/rules/game';
import { useEffect, useState } from 'react';
import { gameOf, type Known, type Said } from './hearing';
import { useMuted } from './muting';
import { useOnline } from './speaking';
import { leftIn, useNow, written } from './ticking';

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

export function wordsOf(what: Said['what'], texts: Readonly<Record<Signal, string>>): string {
  return typeof what === 'string' ? texts[what] : what.text;
}

interface Props {
  readonly seat: Seat;
  readonly known: Known;
  readonly shown: Shown;
}

export function Beside({ seat, known, shown }: Props) {
  const { seat: said, signals, gathering } = useOnline();
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
  const now = useNow(known.ahead, due !== undefined || away);
  const grace = away && presence.until !== null ? presence.until - now : 0;
  const phrase = known.said.find((one) => one.seat === seat);
  const fresh = useFresh(phrase?.n);
  const writer = typeof phrase?.what === 'object' ? phrase.what.who : undefined;
  const silent = muted.some(({ who }) => who === writer);
  if (phrase && fresh && !silent)
    return (
      <span className="beside">
        {bot && <span className="note">{gathering.bot}</span>}
        <span className="phrase">{wordsOf(phrase.what, signals.texts)}</span>
      </span>
    );
  return (
    <span className="beside">
      {bot && !replaced && <span className="note">{gathering.bot}</span>}
      {replaced && <span className="note">{said.bot}</span>}
      {away && <span className="note gone">{grace > 0 ? said.until(written(grace)) : said.gone}</span>}
      {due !== undefined && !away && (
        <span className={due - now < 10_000 ? 'note clock short' : 'note clock'} role="timer">
          {said.clock(leftIn(due - now, said))}
        </span>
      )}
    </span>
  );
}
