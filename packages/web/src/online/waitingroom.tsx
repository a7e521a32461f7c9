/** The waiting room of those who sit down before the match: how many are missing, the link to share, and the chat. */

import type { TableView } from '@boneyard/protocol/tables';
import type { GameId } from '@boneyard/rules/games';
import { Link } from 'wouter';
import { TopBar } from '../app/topbar';
import { ChairSelect } from './chairs';
import { Chat, useChatWords } from './chat';
import { Invitation } from './invitation';
import { useMatchWords } from './matches/matchwords';
import type { OnlineGame, OnlineView } from './onlinegame';
import { useOnlineWords } from './onlinewords';
import { refusalText } from './refusals';
import { Agreement, freeSeats, Sitters, tableOf } from './sitters';
import { useTableTitle } from './tabletitle';

interface Props {
  readonly online: OnlineGame;
  readonly view: OnlineView;
  readonly shown: TableView;
}

export function WaitingRoom({ online, view, shown }: Props) {
  const { gathering, invite, line, menu, refused } = useOnlineWords();
  const { table: matches } = useMatchWords();
  const chat = useChatWords();
  const { you, host, phase, id, rated } = shown;
  const { known, open } = view;
  const game = useTableTitle()(shown.game as GameId, tableOf(shown));
  const state = phase === 'dealing' ? gathering.shuffling : gathering.waiting(freeSeats(shown).length);
  return (
    <div className="page online">
      <TopBar />
      <main>
        <h1>{game}</h1>
        <p className="promise" role="status">
          {open === false ? line.lost : state}
        </p>
        <div className="online-desk">
          {phase === 'gathering' && (
            <section className="panel">
              <h2>{invite.title}</h2>
              <Invitation path={`/at/${id}`} label={invite.label} text={invite.text(game)} />
            </section>
          )}
          <section className="panel">
            <h2>{gathering.seats}</h2>
            <Sitters
              known={known}
              shown={shown}
              free={(seat) =>
                you !== undefined &&
                you === host &&
                !rated && (
                  <ChairSelect
                    label={gathering.fill(seat + 1)}
                    person={gathering.person}
                    chair={shown.seats[seat]!.chair}
                    onChange={(to) => online.send({ t: 'fill', seat, level: to.kind === 'bot' ? to.level : null })}
                  />
                )
              }
            />
            <p role="alert" className="trouble">
              {known.refused && refusalText(known.refused, refused, matches)}
            </p>
            {known.watching > 0 && <p className="quiet">{gathering.watching(known.watching)}</p>}
            <Agreement shown={shown} />
            <div className="actions wrap">
              {phase === 'gathering' && (
                <button type="button" className="button" onClick={() => online.send({ t: 'stand' })}>
                  {gathering.stand}
                </button>
              )}
              {shown.clock && 'days' in shown.clock && (
                <Link href="/online/account" className="button">
                  {gathering.callMe}
                </Link>
              )}
              <Link href="/online" className="button">
                {menu.away}
              </Link>
            </div>
          </section>
          <section className="panel">
            <h2>{chat.title}</h2>
            <Chat online={online} known={known} shown={shown} />
          </section>
        </div>
      </main>
    </div>
  );
}
