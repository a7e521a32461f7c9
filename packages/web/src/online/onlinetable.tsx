/** An online game at its table: everybody's connection and time, what they say, and what they offer each other. */

import type { Shown } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Board } from '../boards/board';
import { useWords } from '../language';
import { useMatches } from '../people/matches/speaking';
import { namesOf } from '../table/company';
import { useDelayed } from '../table/delayed';
import { PlainContext } from '../table/plain';
import { Table } from '../table/table';
import { After } from './after';
import { Beside, wordsOf } from './beside';
import { Chat, useChatWords, useLines } from './chat';
import { Fairness, FairSign } from './fairness';
import type { OnlineGame, OnlineView } from './game';
import type { Known } from './hearing';
import { OnlineMenu } from './onlinemenu';
import { plainBoard } from './plain';
import { refusalIn } from './refusing';
import { Signals } from './signals';
import { useOnline } from './speaking';
import { useNow } from './ticking';

interface Props {
  readonly online: OnlineGame;
  readonly view: OnlineView;
  readonly shown: Shown;
  readonly board: Board;
}

/** Somebody else whose connection has been gone for longer than the grace. */
function lost({ here }: Known, { seats, you }: Shown, now: number): Seat | undefined {
  const seat = here.findIndex(({ here: there, until }, seat) => {
    const sitting = seats[seat];
    const person = sitting?.chair.kind === 'person' && !sitting.replaced && seat !== you;
    return person && !there && until !== null && until <= now;
  });
  return seat < 0 ? undefined : seat;
}

export function OnlineTable({ online, view, shown, board }: Props) {
  const words = useWords();
  const { speech } = words;
  const said = useOnline();
  const { table: matches } = useMatches();
  const seen = useMemo(
    () => (shown.rated ? plainBoard(board, matches.playTwo) : board),
    [shown.rated, board, matches.playTwo],
  );
  const [, navigate] = useLocation();
  const [panel, setPanel] = useState<'signals' | 'fair'>();
  const { known, open, checks, players } = view;
  const chat = useChatWords();
  const lines = useLines(known);
  const [read, setRead] = useState(() => Date.now() + known.ahead);
  const newest = lines.at(-1)?.said ?? 0;
  const unread = lines.filter(({ said: when, seat }) => when > read && seat !== shown.you).length;
  // What is written while one looks has been read.
  useEffect(() => {
    if (panel === 'signals') setRead((before) => Math.max(before, newest));
  }, [panel, newest]);
  const { you, ending, next, phase } = shown;
  const names = useMemo(() => namesOf(players, words), [players, words]);
  const now = useNow(known.ahead, phase !== 'over' && known.here.some(({ here }) => !here));
  const plays = you !== undefined && phase !== 'over';
  const replaced = you !== undefined && shown.seats[you]!.replaced;
  // Where it counts only the clock replaces anybody, and where there are days nobody has to be there.
  const stays = shown.rated || (shown.clock ? 'days' in shown.clock : false);
  const gone = plays && !replaced && !stays ? lost(known, shown, now) : undefined;
  const others = ending.filter((seat) => seat !== you);
  const slow = useDelayed(known.sent !== undefined, 1500);

  // A rematch is there when all who play agreed to it: they go there together. Who comes later is not taken along.
  const before = useRef(next);
  useEffect(() => {
    if (next !== before.current && you !== undefined && !replaced) navigate(`/at/${next}`);
    before.current = next;
  }, [next, you, replaced, navigate]);

  function line(): string | undefined {
    if (open === false) return said.line.lost;
    if (replaced && phase !== 'over') return said.line.replaced;
    if (known.refused) return refusalIn(known.refused, said.refused, matches);
    if (plays && others.length > 0) return said.line.ending(speech.and(others.map((seat) => names[seat]!)));
    if (you !== undefined && ending.includes(you)) return said.line.endingOwn;
    if (gone !== undefined && gone === view.thinking) return said.line.gone(names[gone]!);
    return slow ? said.line.sending : undefined;
  }

  const sign = <FairSign checks={checks} onOpen={() => setPanel('fair')} />;
  const phrase = known.said.findLast(
    ({ what }) => typeof what === 'string' || lines.some(({ who }) => who === what.who),
  );
  const asides = (
    <>
      {replaced && phase !== 'over' && (
        <button type="button" className="button brass" onClick={() => online.ask({ t: 'back' })}>
          {said.deed.back}
        </button>
      )}
      {plays && !replaced && ending.length > 0 && !ending.includes(you) && (
        <button type="button" className="button" onClick={() => online.ask({ t: 'end', yes: true })}>
          {said.deed.agree}
        </button>
      )}
      {plays && ending.includes(you) && (
        <button type="button" className="button" onClick={() => online.ask({ t: 'end', yes: false })}>
          {said.deed.playOn}
        </button>
      )}
      {gone !== undefined && (
        <button type="button" className="button" onClick={() => online.ask({ t: 'replace', seat: gone })}>
          {said.deed.replace(names[gone]!)}
        </button>
      )}
    </>
  );

  return (
    <PlainContext value={shown.rated}>
      <Table
        playing={online}
        board={seen}
        line={line()}
        asides={asides}
        tools={
          <>
            {shown.rated && <span className="looking rated">{matches.rated}</span>}
            {sign}
            {you === undefined ? (
              <span className="looking">{said.line.watching}</span>
            ) : (
              <button
                type="button"
                className="button"
                aria-label={unread > 0 ? `${said.signals.open}, ${chat.fresh(unread)}` : undefined}
                onClick={() => setPanel('signals')}
              >
                {said.signals.open}
                {unread > 0 && <span className="count">{unread}</span>}
              </button>
            )}
          </>
        }
        beside={(seat) => <Beside seat={seat} known={known} shown={shown} />}
        menu={(_, close) => <OnlineMenu online={online} shown={shown} watching={known.watching} onClose={close} />}
        after={() => (
          <>
            <After online={online} shown={shown} names={names} />
            {sign}
          </>
        )}
      />
      <p className="hidden" role="status">
        {phrase && said.seat.says(names[phrase.seat]!, wordsOf(phrase.what, said.signals.texts))}
      </p>
      {panel === 'signals' && (
        <Signals
          onSay={(signal) => {
            online.ask({ t: 'signal', signal });
            setPanel(undefined);
          }}
          onClose={() => setPanel(undefined)}
        >
          <Chat online={online} known={known} shown={shown} />
        </Signals>
      )}
      {panel === 'fair' && <Fairness checks={checks} names={names} onClose={() => setPanel(undefined)} />}
    </PlainContext>
  );
}
