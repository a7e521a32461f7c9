/** The menu of an online table: settings, the link, and ways out. */

import type { Shown } from '@boneyard/protocol/tables';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { report } from '../keeping/files';
import { useWords } from '../language';
import { SettingsForm } from '../pages/settings';
import { useMatches } from '../people/matches/speaking';
import { Dialog } from '../ui/dialog';
import type { OnlineGame } from './game';
import { Inviting } from './inviting';
import { useOnline } from './speaking';

interface Props {
  readonly online: OnlineGame;
  readonly shown: Shown;
  readonly watching: number;
  onClose(): void;
}

export function OnlineMenu({ online, shown, watching, onClose }: Props) {
  const { web } = useWords();
  const { menu } = useOnline();
  const { table: rated } = useMatches();
  const [, navigate] = useLocation();
  const [panel, setPanel] = useState<'leave' | 'invite'>();
  const { you, phase, ending } = shown;
  const plays = you !== undefined && phase !== 'over' && !shown.seats[you]!.replaced;
  return (
    <Dialog title={web.table.menu} onClose={onClose}>
      <SettingsForm />
      <p className="quiet">{menu.watching(watching)}</p>
      <div className="actions wrap">
        <button type="button" className="button" onClick={() => setPanel('invite')}>
          {menu.invite}
        </button>
        {plays && phase === 'playing' && !ending.includes(you) && !shown.rated && (
          <button
            type="button"
            className="button"
            onClick={() => {
              online.ask({ t: 'end', yes: true });
              onClose();
            }}
          >
            {menu.end}
          </button>
        )}
        {plays && (
          <button type="button" className="button" onClick={() => setPanel('leave')}>
            {menu.leave}
          </button>
        )}
        <Link href={`/rules/${shown.game}`} target="_blank" className="button">
          {web.table.rules}
        </Link>
        <Link href="/online" className="button">
          {menu.away}
        </Link>
        <button type="button" className="button" title={web.settings.reportNote} onClick={() => report(undefined)}>
          {web.settings.report}
        </button>
      </div>
      {panel === 'leave' && (
        <div className="ask">
          <p>{shown.rated ? rated.leaveAsk : menu.leaveAsk}</p>
          <button
            type="button"
            className="button brass"
            onClick={() => {
              online.ask({ t: 'stand' });
              navigate('/online');
            }}
          >
            {menu.leave}
          </button>
        </div>
      )}
      {panel === 'invite' && <Inviting id={shown.id} />}
      <p className="quiet">{web.settings.version(__VERSION__)}</p>
      <div className="actions">
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
    </Dialog>
  );
}
