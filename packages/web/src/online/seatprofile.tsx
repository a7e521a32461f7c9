/** A player at the table in short, over the table: rating in what is played here, and what you played against each other. */

import type { Profile } from '@boneyard/protocol/players';
import type { TableView } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { variantAt } from '@boneyard/rules/playedvariant';
import { useEffect, useState } from 'react';
import { useWords } from '../app/language';
import { Dialog } from '../ui/dialog';
import { GameStanding } from './matches/gamestanding';
import { HeadToHead } from './matches/headtohead';
import { useMatchWords } from './matches/matchwords';
import { fetchSeatProfile } from './matches/playerrequests';
import { useDay } from './matches/profiledates';
import { useOnlineWords } from './onlinewords';
import { type Failed, hasFailed } from './requests';
import { tableOf } from './sitters';
import { useVariantTitle } from './tabletitle';
import './matches/matches.css';

interface Props {
  readonly shown: TableView;
  readonly seat: Seat;
  readonly name: string;
  onClose(): void;
}

function Standing({ profile, shown }: { readonly profile: Profile; readonly shown: TableView }) {
  const variantTitle = useVariantTitle();
  const game = shown.game as GameId;
  const { id: variant } = variantAt(gameCalled(game)!, tableOf(shown));
  const { profile: texts } = useMatchWords();
  const day = useDay();
  const played = profile.games.find((one) => one.game === game && one.variant === variant);
  return (
    <>
      <p className="quiet">{texts.since(day(profile.since))}</p>
      {played ? <GameStanding played={played} /> : <p>{texts.unrated(variantTitle(game, variant))}</p>}
      {profile.against && (
        <>
          <h3>{texts.against}</h3>
          <HeadToHead against={profile.against} />
        </>
      )}
    </>
  );
}

export function SeatProfile({ shown, seat, name, onClose }: Props) {
  const { web } = useWords();
  const { connecting, failed } = useOnlineWords();
  const { profile: texts } = useMatchWords();
  const [profile, setProfile] = useState<Profile | Failed>();
  useEffect(() => {
    let closed = false;
    fetchSeatProfile(shown.id, seat).then((found) => closed || setProfile(found));
    return () => {
      closed = true;
    };
  }, [shown.id, seat]);
  return (
    <Dialog title={name} className="seat-profile" onClose={onClose}>
      {!profile && <p className="quiet">{connecting}</p>}
      {profile && hasFailed(profile) && (
        <p role="status">{profile.failed === 'refused' ? texts.guest(name) : failed[profile.failed]}</p>
      )}
      {profile && !hasFailed(profile) && <Standing profile={profile} shown={shown} />}
      <div className="actions wrap">
        {profile && !hasFailed(profile) && (
          <a
            href={`/online/player/${profile.id}`}
            target="_blank"
            rel="noreferrer"
            className="button"
            aria-label={`${texts.whole} (${texts.newTab})`}
          >
            {texts.whole} ↗
          </a>
        )}
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
    </Dialog>
  );
}
