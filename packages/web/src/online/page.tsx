/** Online play: who one is, a table to open, one's own tables, and those that are open to everybody. */

import type { Me } from '@boneyard/protocol/messages';
import type { Listed } from '@boneyard/protocol/tables';
import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { Link } from 'wouter';
import { offeredOf } from '../boards/boards';
import { useWords } from '../language';
import { Top } from '../pages/top';
import { useMatches } from '../people/matches/speaking';
import { rulesOf } from '../table/company';
import { useListing } from './listing';
import { MyTables } from './mytables';
import { useOnline } from './speaking';
import { useWho, WhoPanel } from './who';
import '../look/online.css';

function Opening() {
  const { games } = useWords();
  const { list } = useOnline();
  return (
    <section className="panel">
      <h2>{list.open}</h2>
      <ul className="openings">
        {GAME_IDS.filter((id) => offeredOf(id)).map((id) => (
          <li key={id}>
            <Link href={`/online/${id}`} className="button" aria-label={list.openGame(games[id].name)}>
              {games[id].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways to strangers of like strength. */
function Finding({ me }: { readonly me: Me }) {
  const { find, profile, leaders } = useMatches();
  return (
    <section className="panel">
      <h2>{find.title}</h2>
      <p className="quiet">{find.about}</p>
      <div className="actions wrap">
        <Link href="/online/find" className="button brass">
          {find.enter}
        </Link>
        {me.kind === 'account' && (
          <Link href={`/online/player/${me.id}`} className="button">
            {profile.mine}
          </Link>
        )}
        <Link href="/online/leaders" className="button">
          {leaders.enter}
        </Link>
      </div>
    </section>
  );
}

function PublicTable({ listed }: { readonly listed: Listed }) {
  const words = useWords();
  const { games, web, speech } = words;
  const { list, gathering, seat } = useOnline();
  const { table } = useMatches();
  const { id, game, options, seats, phase, clock, rated } = listed;
  const { name } = games[game as GameId];
  const rules = rulesOf({ players: seats.length, options }, game as GameId, words);
  const free = seats.filter(({ chair, name: taken }) => chair.kind === 'person' && taken === undefined).length;
  const who = speech.and(
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
        <span className="quiet">· {[rated && table.rated, rules, time].filter(Boolean).join(' · ')}</span>
        <br />
        {who} <span className="state">· {open ? list.free(free) : list.running}</span>
      </span>
      <Link
        href={`/at/${id}`}
        className={open ? 'button brass' : 'button'}
        aria-label={open ? list.joinAt(name, who) : list.watchAt(name, who)}
      >
        {open ? list.sit : list.watch}
      </Link>
    </li>
  );
}

function PublicTables() {
  const { list, connecting } = useOnline();
  const { find } = useMatches();
  const { tables, looking, lost } = useListing();
  const shown = tables?.filter(({ game }) => gameCalled(game));
  return (
    <section className="panel" aria-live="polite">
      <h2>{list.public}</h2>
      {lost && <p>{list.lost}</p>}
      {shown === undefined && <p className="quiet">{connecting}</p>}
      {shown?.length === 0 && <p className="quiet">{list.none}</p>}
      <ul className="tables" aria-label={list.public}>
        {shown?.map((listed) => (
          <PublicTable key={listed.id} listed={listed} />
        ))}
      </ul>
      {looking > 0 && (
        <Link href="/online/find" className="button">
          {find.looking(looking)}
        </Link>
      )}
    </section>
  );
}

export function OnlinePage() {
  const online = useOnline();
  const who = useWho();
  return (
    <div className="page online">
      <Top />
      <main>
        <h1>{online.title}</h1>
        <p className="promise">{online.about}</p>
        <div className="online-desk">
          <WhoPanel {...who} />
          {who.me && <MyTables me={who.me} />}
          {who.me && <Opening />}
          {who.me && <Finding me={who.me} />}
          {!who.failed && <PublicTables />}
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
