/** The table of an online game: connections and clocks, chat, and offers between the players. */

import type { TableView } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { durationText } from '../clock/durations';
import type { Board } from '../table/boards/board';
import { namesOf } from '../table/players';
import { PlainContext } from '../table/ratedcontext';
import { Table } from '../table/table';
import { useDelayed } from '../ui/delay';
import { useVisibleLines } from './chat';
import { useChatPanels } from './chatpanel';
import { FairnessButton, FairnessDialog } from './fairness';
import { useMatchWords } from './matches/matchwords';
import { RatingChanges } from './matches/ratingchanges';
import type { OnlineGame, OnlineView } from './onlinegame';
import { OnlineMenu } from './onlinemenu';
import { useOnlineWords } from './onlinewords';
import { OverActions, OverRest } from './overactions';
import { ratedBoard } from './ratedboard';
import type { KnownTable } from './reducer';
import { refusalText } from './refusals';
import { SeatProfile } from './seatprofile';
import { messageText, SeatStatus } from './seatstatus';
import { useServerTime } from './servertime';
import { WatchNote } from './watchnote';

interface Props {
  readonly online: OnlineGame;
  readonly view: OnlineView;
  readonly shown: TableView;
  readonly board: Board;
}

/** Does another person sit there, and play for themselves? */
function isOpponent({ seats, you }: TableView, seat: Seat): boolean {
  const sitting = seats[seat];
  return sitting?.chair.kind === 'person' && !sitting.replaced && seat !== you;
}

/** Another player whose connection has been lost for longer than the grace period. */
function lost({ here }: KnownTable, shown: TableView, now: number): Seat | undefined {
  const seat = here.findIndex(
    ({ here: there, until }, seat) => isOpponent(shown, seat) && !there && until !== null && until <= now,
  );
  return seat < 0 ? undefined : seat;
}

export function OnlineTable({ online, view, shown, board }: Props) {
  const words = useWords();
  const { speech } = words;
  const said = useOnlineWords();
  const { table: matches } = useMatchWords();
  const seen = useMemo(() => (shown.rated ? ratedBoard(board) : board), [shown.rated, board]);
  const [, navigate] = useLocation();
  const [panel, setPanel] = useState<'fair' | { readonly profile: Seat }>();
  const { known, open, checks, players } = view;
  const lines = useVisibleLines(known);
  const panels = useChatPanels({ online, view, shown });
  const { you, ending, next, phase } = shown;
  const names = useMemo(() => namesOf(players, words), [players, words]);
  const now = useServerTime(known.ahead, phase !== 'over' && known.here.some(({ here }) => !here));
  const plays = you !== undefined && phase !== 'over';
  const replaced = you !== undefined && shown.seats[you]!.replaced;
  // At rated tables only the clock replaces a player, and in games with days per move nobody has to be there.
  const stays = shown.rated || (shown.clock ? 'days' in shown.clock : false);
  const gone = plays && !replaced && !stays ? lost(known, shown, now) : undefined;
  const others = ending.filter((seat) => seat !== you);
  const slow = useDelayed(known.sent !== undefined, 1500);

  // When all players have agreed to a rematch, they are taken there together; those who come later are not.
  const before = useRef(next);
  useEffect(() => {
    if (next !== before.current && you !== undefined && !replaced) navigate(`/at/${next}`);
    before.current = next;
  }, [next, you, replaced, navigate]);

  function line(): string | undefined {
    if (open === false) return said.line.lost;
    if (replaced && phase !== 'over') return said.line.replaced;
    if (known.refused) return refusalText(known.refused, said.refused, matches);
    if (plays && others.length > 0) return said.line.ending(speech.and(others.map((seat) => names[seat]!)));
    if (you !== undefined && ending.includes(you)) return said.line.endingOwn;
    return slow ? said.line.sending : absence();
  }

  /** The player whom the table waits for is offline. */
  function absence(): string | undefined {
    const seat = view.thinking;
    if (seat === undefined || !plays || replaced || !isOpponent(shown, seat)) return undefined;
    const { here, until } = known.here[seat] ?? { here: true, until: null };
    // In games with days per move nobody has to be there.
    if (here || (shown.clock && 'days' in shown.clock)) return undefined;
    const name = names[seat]!;
    if (stays) return said.line.offline(name);
    return until !== null && until > now ? said.line.away(name, durationText(until - now)) : said.line.gone(name);
  }

  const sign = <FairnessButton checks={checks} onOpen={() => setPanel('fair')} />;
  const phrase = known.seatMessages.findLast(
    ({ what }) => typeof what === 'string' || lines.some(({ who }) => who === what.who),
  );
  const asides = (
    <>
      {open === false && (
        <button type="button" className="button brass" onClick={online.reconnect}>
          {said.gone.again}
        </button>
      )}
      {replaced && phase !== 'over' && (
        <button type="button" className="button brass" onClick={() => online.send({ t: 'back' })}>
          {said.deed.back}
        </button>
      )}
      {plays && !replaced && ending.length > 0 && !ending.includes(you) && (
        <button type="button" className="button" onClick={() => online.send({ t: 'end', yes: true })}>
          {said.deed.agree}
        </button>
      )}
      {plays && ending.includes(you) && (
        <button type="button" className="button" onClick={() => online.send({ t: 'end', yes: false })}>
          {said.deed.playOn}
        </button>
      )}
      {gone !== undefined && (
        <button type="button" className="button" onClick={() => online.send({ t: 'replace', seat: gone })}>
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
            {you === undefined && <span className="looking">{said.line.watching}</span>}
          </>
        }
        panels={panels}
        seatName={(seat, name) =>
          shown.seats[seat]!.chair.kind === 'bot' || seat === you ? (
            name
          ) : (
            <button
              type="button"
              className="seat-name"
              aria-label={said.seat.profile(name)}
              aria-haspopup="dialog"
              onClick={() => setPanel({ profile: seat })}
            >
              {name}
            </button>
          )
        }
        seatStatus={(seat) => <SeatStatus seat={seat} known={known} shown={shown} />}
        menu={(_, close) => <OnlineMenu online={online} shown={shown} watching={known.watching} onClose={close} />}
        after={({ over }) => ({
          actions: <OverActions online={online} shown={shown} names={names} />,
          notes: (
            <>
              {shown.rated && <RatingChanges shown={shown} names={names} />}
              {sign}
            </>
          ),
          ...(over && { rest: <OverRest shown={shown} /> }),
        })}
      />
      <p className="hidden" role="status">
        {phrase && said.seat.says(names[phrase.seat]!, messageText(phrase.what, said.signals.texts))}
      </p>
      {you === undefined && <WatchNote shown={shown} />}
      {typeof panel === 'object' && (
        <SeatProfile
          shown={shown}
          seat={panel.profile}
          name={names[panel.profile]!}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'fair' && <FairnessDialog checks={checks} names={names} onClose={() => setPanel(undefined)} />}
    </PlainContext>
  );
}
