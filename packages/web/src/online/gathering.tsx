/** Before the match: who sits where, who is awaited, and how to invite them. */

import type { Shown } from '@boneyard/protocol/tables';
import type { GameId } from '@boneyard/rules/games';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../language';
import { Top } from '../pages/top';
import { useMatches } from '../people/matches/speaking';
import { rulesOf } from '../table/company';
import { Chat, useChatWords } from './chat';
import type { OnlineGame, OnlineView } from './game';
import { Inviting } from './inviting';
import { Naming } from './naming';
import { refusalIn } from './refusing';
import { useOnline } from './speaking';
import { ChairSelect } from './terms';

interface Props {
  readonly online: OnlineGame;
  readonly view: OnlineView;
  readonly shown: Shown;
}

function agreedIn({ clock }: Shown, said: ReturnType<typeof useOnline>['gathering']): string {
  if (!clock) return said.noClock;
  return 'turn' in clock ? said.seconds(clock.turn) : said.days(clock.days);
}

function Seat({ seat, online, view, shown }: Props & { readonly seat: number }) {
  const { web } = useWords();
  const { gathering, seat: said } = useOnline();
  const { chair, name, bot } = shown.seats[seat]!;
  const { you, host } = shown;
  const { me } = view.known;
  const maySit = me && (!shown.rated || me.kind === 'account');
  const away = name !== undefined && view.known.here[seat]?.here === false;
  const notes = [
    seat === you && gathering.you,
    seat === host && gathering.host,
    away && seat !== you && said.gone,
    bot && gathering.bot,
    chair.kind === 'bot' && web.levels[chair.level],
  ].filter((note) => note !== false);
  return (
    <li className={name === undefined && chair.kind === 'person' ? 'free' : ''}>
      <span className="disc" aria-hidden="true">
        {name?.slice(0, 1) ?? seat + 1}
      </span>
      <span className="sitter">
        <strong>{name ?? (chair.kind === 'bot' ? gathering.bot : gathering.free)}</strong>{' '}
        <span className="quiet">{notes.join(' · ')}</span>
      </span>
      {name === undefined && you !== undefined && you === host && !shown.rated && (
        <ChairSelect
          label={gathering.fill(seat + 1)}
          person={gathering.person}
          chair={chair}
          onChange={(to) => online.ask({ t: 'fill', seat, level: to.kind === 'bot' ? to.level : null })}
        />
      )}
      {name === undefined && you === undefined && chair.kind === 'person' && maySit && (
        <button
          type="button"
          className="button brass"
          aria-label={gathering.sitAt(seat + 1)}
          onClick={() => online.ask({ t: 'sit', seat })}
        >
          {gathering.sit}
        </button>
      )}
    </li>
  );
}

export function Gathering({ online, view, shown }: Props) {
  const words = useWords();
  const { gathering, invite, name, line, menu, refused } = useOnline();
  const { table: matches } = useMatches();
  const chat = useChatWords();
  const [, navigate] = useLocation();
  const [left, setLeft] = useState(false);
  const { seats, options, you, phase, id } = shown;
  const { known, open } = view;
  const game = shown.game as GameId;
  const awaited = seats.filter((seat) => seat.chair.kind === 'person' && seat.name === undefined).length;
  const wants = known.me === null && !left && !shown.rated;
  const rules = rulesOf({ players: seats.length, options }, game, words);
  const state = phase === 'dealing' ? gathering.shuffling : gathering.waiting(awaited);
  return (
    <div className="page online">
      <Top />
      <main>
        <h1>{words.games[game].name}</h1>
        <p className="promise" role="status">
          {open === false ? line.lost : state}
        </p>
        <div className="online-desk">
          {wants && awaited > 0 && (
            <section className="panel">
              <h2>{name.title}</h2>
              <Naming
                me={null}
                onNamed={() => {
                  setLeft(true);
                  online.renew();
                }}
              />
            </section>
          )}
          <section className="panel">
            <h2>{gathering.seats}</h2>
            <ol className="sitters">
              {seats.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <Seat key={seat} seat={seat} online={online} view={view} shown={shown} />
              ))}
            </ol>
            <p role="alert" className="trouble">
              {known.refused && refusalIn(known.refused, refused, matches)}
            </p>
            {shown.rated && you === undefined && known.me?.kind !== 'account' && <p>{matches.noAccount}</p>}
            {known.watching > 0 && <p className="quiet">{gathering.watching(known.watching)}</p>}
            <p className="quiet">
              {gathering.rules([...(shown.rated ? [matches.rated] : []), rules, agreedIn(shown, gathering)].join(', '))}
            </p>
            <div className="actions wrap">
              {you !== undefined && phase === 'gathering' && (
                <button type="button" className="button" onClick={() => online.ask({ t: 'stand' })}>
                  {gathering.stand}
                </button>
              )}
              {you !== undefined && shown.clock && 'days' in shown.clock && (
                <button type="button" className="button" onClick={() => navigate('/online/account')}>
                  {gathering.callMe}
                </button>
              )}
              <button type="button" className="button" onClick={() => navigate('/online')}>
                {menu.away}
              </button>
            </div>
          </section>
          {phase === 'gathering' && (
            <section className="panel">
              <h2>{invite.title}</h2>
              <Inviting id={id} />
            </section>
          )}
          {you !== undefined && (
            <section className="panel">
              <h2>{chat.title}</h2>
              <Chat online={online} known={known} shown={shown} />
            </section>
          )}
        </div>
      </main>
    </div>
  );
}
