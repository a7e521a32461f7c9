/** What somebody sees who follows an invitation: who invites to what, one field, and one button. */

import type { TableView } from '@boneyard/protocol/tables';
import type { GameId } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { webGames } from '../games';
import { Choice } from '../ui/choice';
import { useMatchWords } from './matches/matchwords';
import type { OnlineGame, OnlineView } from './onlinegame';
import { useOnlineWords } from './onlinewords';
import { NameField, usePlayerName } from './playername';
import { refusalText } from './refusals';
import { Agreement, freeSeats, Sitters, tableOf, usePartnerNames } from './sitters';
import { useTableTitle } from './tabletitle';

interface Props {
  readonly online: OnlineGame;
  readonly view: OnlineView;
  readonly shown: TableView;
}

/** Takes a seat under a name. A new name needs a new connection, over which the seat is then asked for. */
function JoinForm({ online, view, shown }: Props) {
  const { invited, refused } = useOnlineWords();
  const { table: matches } = useMatchWords();
  const { known } = view;
  const [named, setMe] = useState(known.me);
  const player = usePlayerName({ me: named ?? known.me, setMe });
  const free = freeSeats(shown);
  const partners = usePartnerNames(shown);
  const seatName = (seat: number) => (partners(seat) ? invited.seatWith(seat + 1, partners(seat)) : String(seat + 1));
  const [wanted, setWanted] = useState(free[0]!);
  const seat = free.includes(wanted) ? wanted : free[0]!;
  const [joining, setJoining] = useState(false);
  const ready = joining && known.me?.id === named?.id && known.me?.name === named?.name;
  useEffect(() => {
    if (ready) online.send({ t: 'sit', seat });
    if (ready) setJoining(false);
  }, [ready, online, seat]);

  async function join(): Promise<void> {
    const me = await player.confirm();
    if (!me) return;
    if (me.name !== known.me?.name) online.reconnect();
    setJoining(true);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      {free.length > 1 && (
        <Choice<number>
          label={invited.seat}
          values={free}
          value={seat}
          name={(n) => seatName(n)}
          onChange={setWanted}
        />
      )}
      <NameField player={player} />
      <p role="alert" className="trouble">
        {known.refused && refusalText(known.refused, refused, matches)}
      </p>
      <button type="submit" className="button brass large" disabled={joining}>
        {invited.join}
      </button>
    </form>
  );
}

export function InvitedPage({ online, view, shown }: Props) {
  const { games } = useWords();
  const { invited, line, name: names, ways } = useOnlineWords();
  const { table: matches } = useMatchWords();
  const { known, open } = view;
  const game = shown.game as GameId;
  const { Picture } = webGames[game];
  const name = useTableTitle()(game, tableOf(shown));
  const host = shown.host === undefined ? undefined : shown.seats[shown.host]?.name;
  const mayPlay = !shown.rated || known.me?.kind === 'account';
  const isFree = freeSeats(shown).length > 0 && shown.phase === 'gathering';
  return (
    <div className="page online">
      <TopBar />
      <main className="invited-card">
        <div className="picture" aria-hidden="true">
          <Picture />
        </div>
        <div className="says">
          <h1>{host ? invited.title(host, name) : invited.anonymous(name)}</h1>
          <p role="status">{open === false && line.lost}</p>
          <p className="in-short">{games[game].table.line}</p>
          <Agreement shown={shown} />
          <Sitters known={known} shown={shown} />
          {!isFree && <p role="status">{invited.full}</p>}
          {isFree && mayPlay && <JoinForm online={online} view={view} shown={shown} />}
          {isFree && !mayPlay && (
            <>
              <p>{matches.noAccount}</p>
              <Link href="/online/account" className="button brass">
                {names.enter}
              </Link>
            </>
          )}
          {!(isFree && mayPlay) && (
            <div className="actions wrap">
              <Link href="/online" className="button">
                {ways.tables}
              </Link>
              <Link href="/online/invite" className="button">
                {ways.invite}
              </Link>
            </div>
          )}
        </div>
      </main>
    </div>
  );
}
