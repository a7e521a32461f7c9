/** The lobby: ways into a game, the player's own tables and the public ones. Nothing here needs a name. */

import type { Me } from '@boneyard/protocol/players';
import type { TableListing } from '@boneyard/protocol/tables';
import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { facts, SEPARATOR } from '@boneyard/words/facts';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { webGames } from '../games';
import { useOwnRulesText } from '../rules/rulestext';
import { IdentityLine, ServerTrouble, useIdentity } from './identity';
import { useMatchWords } from './matches/matchwords';
import { MyTables } from './mytables';
import { useOnlineWords } from './onlinewords';
import { usePublicList } from './publiclist';
import { useTableTitle } from './tabletitle';
import './online.css';
import './invite.css';

/** A new table with rules of one's own, by game. */
function NewTableLinks() {
  const { games } = useWords();
  const { list } = useOnlineWords();
  return (
    <section className="panel">
      <h2>{list.open}</h2>
      <p className="quiet">{list.openNote}</p>
      <ul className="game-cards">
        {GAME_IDS.map((id) => {
          const { Picture } = webGames[id];
          return (
            <li key={id}>
              <Link href={`/online/${id}`} className="segment game-card">
                <span className="picture" aria-hidden="true">
                  <Picture />
                </span>
                <span aria-hidden="true">{games[id].name}</span>
                <span className="hidden">{list.openGame(games[id].name)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The ways into a game, and to ratings. */
function Doors({ me }: { readonly me: Me | null | undefined }) {
  const { inviting } = useOnlineWords();
  const { find, profile, leaders } = useMatchWords();
  const doors = [
    { href: '/online/invite', title: inviting.title, note: inviting.about },
    { href: '/online/find', title: find.enter, note: find.short },
    { href: '/online/leaders', title: leaders.enter, note: leaders.about },
    ...(me?.kind === 'account'
      ? [{ href: `/online/player/${me.id}`, title: profile.mine, note: profile.mineNote }]
      : []),
  ];
  return (
    <ul className="doors">
      {doors.map(({ href, title, note }, i) => (
        <li key={href}>
          <Link href={href} className={i === 0 ? 'button brass door' : 'button door'}>
            <strong>{title}</strong>
            <span>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PublicTable({ listed }: { readonly listed: TableListing }) {
  const { web, speech } = useWords();
  const { list, gathering, seat } = useOnlineWords();
  const { table } = useMatchWords();
  const { id, game, options, seats, phase, clock, rated } = listed;
  const played = { players: seats.length, options };
  const name = useTableTitle()(game as GameId, played);
  const rules = useOwnRulesText(game as GameId)(played);
  const free = seats.filter(({ chair, name: taken }) => chair.kind === 'person' && taken === undefined).length;
  const playerNames = speech.and(
    seats.flatMap(({ chair, name: taken, bot }) =>
      chair.kind === 'bot'
        ? [web.setup.bot(web.levels[chair.level])]
        : taken === undefined
          ? []
          : [`${taken || seat.former}${bot ? ` (${gathering.bot})` : ''}`],
    ),
  );
  const open = phase === 'gathering' && free > 0;
  const time = clock && ('turn' in clock ? gathering.seconds(clock.turn) : gathering.days(clock.days));
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <span className="quiet">
          {SEPARATOR} {facts(rated && table.rated, rules, time)}
        </span>
        <br />
        {playerNames}{' '}
        <span className="state">
          {SEPARATOR} {open ? list.free(free) : list.running}
        </span>
      </span>
      <Link
        href={`/at/${id}`}
        className={open ? 'button brass' : 'button'}
        aria-label={open ? list.joinAt(name, playerNames) : list.watchAt(name, playerNames)}
      >
        {open ? list.sit : list.watch}
      </Link>
    </li>
  );
}

function PublicTables() {
  const { list, connecting } = useOnlineWords();
  const { find } = useMatchWords();
  const { tables, seekers, disconnected } = usePublicList();
  const shown = tables?.filter(({ game }) => gameCalled(game));
  return (
    <section className="panel" aria-live="polite">
      <h2>{list.public}</h2>
      {disconnected && <p>{list.lost}</p>}
      {shown === undefined && <p className="quiet">{connecting}</p>}
      {shown?.length === 0 && <p className="quiet">{list.none}</p>}
      <ul className="tables" aria-label={list.public}>
        {shown?.map((listed) => (
          <PublicTable key={listed.id} listed={listed} />
        ))}
      </ul>
      {seekers > 0 && (
        <Link href="/online/find" className="button">
          {find.looking(seekers)}
        </Link>
      )}
    </section>
  );
}

export function LobbyPage() {
  const online = useOnlineWords();
  const identity = useIdentity();
  const { me, failed } = identity;
  return (
    <div className="page online">
      <TopBar />
      <main>
        <h1>{online.title}</h1>
        <p className="promise">{online.about}</p>
        {failed ? <ServerTrouble failed={failed} onRetry={identity.tryAgain} /> : <IdentityLine identity={identity} />}
        <Doors me={me} />
        <div className="online-desk">
          {/* Their words may come later than the page. */}
          <Suspense>{me && <MyTables me={me} />}</Suspense>
          {!failed && <PublicTables />}
          <NewTableLinks />
        </div>
        <p className="away">
          <Link href="/online/privacy" className="button">
            {online.privacy}
          </Link>
        </p>
      </main>
    </div>
  );
}
