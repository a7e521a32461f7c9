/** The menu of a table: settings, and what one does seldom. */

import { useState } from 'react';
import { Link } from 'wouter';
import { exportGame, report } from '../keeping/files';
import type { Kept } from '../keeping/kept';
import { useWords } from '../language';
import { SettingsForm } from '../pages/settings';
import { Dialog } from '../ui/dialog';

interface Props {
  readonly kept: Kept;
  readonly over: boolean;
  onGiveUp(): void;
  onClose(): void;
}

export function TableMenu({ kept, over, onGiveUp, onClose }: Props) {
  const { web } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <Dialog title={web.table.menu} onClose={onClose}>
      <SettingsForm />
      <div className="actions wrap">
        <Link href="/" className="button">
          {web.table.leave}
        </Link>
        <Link href={`/rules/${kept.record.game}`} className="button">
          {web.table.rules}
        </Link>
        <button type="button" className="button" onClick={() => exportGame(kept)}>
          {web.kept.save}
        </button>
        <button type="button" className="button" title={web.settings.reportNote} onClick={() => report(kept)}>
          {web.settings.report}
        </button>
        {!over && !asking && (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {web.table.giveUp}
          </button>
        )}
      </div>
      {asking && (
        <div className="ask">
          <p>{web.table.giveUpAsk}</p>
          <button type="button" className="button brass" onClick={onGiveUp}>
            {web.table.giveUp}
          </button>
        </div>
      )}
      <p className="quiet">{web.settings.version(__VERSION__)}</p>
      <div className="actions">
        <button type="button" className="button brass" onClick={onClose}>
          {web.settings.close}
        </button>
      </div>
    </Dialog>
  );
}
