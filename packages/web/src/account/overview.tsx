/** The first part of the account page: name, profile, notifications, finished games. */

import type { AccountView } from '@boneyard/protocol/accounts';
import type { Me } from '@boneyard/protocol/players';
import { useState } from 'react';
import { Link } from 'wouter';
import { useDate } from '../app/dates';
import { useMatchWords } from '../online/matches/matchwords';
import { useOnlineWords } from '../online/onlinewords';
import { NameField, usePlayerName } from '../online/playername';
import { signOut } from './accountrequests';
import { useAccountWords } from './accountwords';
import { FinishedGames } from './finishedgames';
import { TurnNotifications } from './notifications';
import { useServerAction } from './serveraction';

interface Props {
  readonly shown: AccountView;
  onNamed(me: Me): void;
  onSignedOut(): void;
}

export function AccountOverview({ shown, onNamed, onSignedOut }: Props) {
  const { name, data, signOut: out } = useAccountWords();
  const { profile } = useMatchWords();
  const { trouble, run } = useServerAction();
  const day = useDate();
  const [renamed, setRenamed] = useState('');
  const { take } = useOnlineWords().name;
  const player = usePlayerName({
    me: shown.me,
    setMe(me) {
      setRenamed(name.renamed(me.name));
      onNamed(me);
    },
  });
  return (
    <>
      <section className="panel">
        <h2>{name.title}</h2>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            player.confirm();
          }}
        >
          <NameField player={player} />
          {player.changing && (
            <button type="submit" className="button brass">
              {take}
            </button>
          )}
        </form>
        <p role="status">{renamed}</p>
        <p className="quiet">{data.since(day(shown.made))}</p>
        <div className="actions wrap">
          <Link href={`/online/player/${shown.me.id}`} className="button">
            {profile.mine}
          </Link>
          <button
            type="button"
            className="button"
            onClick={() =>
              run(signOut, () => {
                onSignedOut();
                return undefined;
              })
            }
          >
            {out}
          </button>
        </div>
        <p role="alert" className="trouble">
          {trouble}
        </p>
      </section>
      <TurnNotifications />
      <FinishedGames />
    </>
  );
}
