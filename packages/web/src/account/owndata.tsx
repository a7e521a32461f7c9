/** The player's data: to download, to delete, and whom they have blocked. */

import { useState } from 'react';
import { Link } from 'wouter';
import { useOnlineWords } from '../online/onlinewords';
import { Dialog } from '../ui/dialog';
import { deleteAccount } from './accountrequests';
import { useAccountWords } from './accountwords';
import { BlockedPlayers } from './blocks';
import { useServerAction } from './serveraction';

interface Props {
  onDeleted(): void;
}

function DeleteDialog({ onClose, onDeleted }: Props & { onClose(): void }) {
  const { remove } = useAccountWords();
  const { busy, trouble, run } = useServerAction();
  return (
    <Dialog title={remove.title} onClose={onClose}>
      <p>{remove.what}</p>
      <div className="actions wrap">
        <button type="button" className="button brass" onClick={onClose}>
          {remove.no}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() =>
            run(deleteAccount, () => {
              onDeleted();
              return undefined;
            })
          }
        >
          {remove.yes}
        </button>
      </div>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </Dialog>
  );
}

export function OwnData({ onDeleted }: Props) {
  const { data, remove } = useAccountWords();
  const { privacy } = useOnlineWords();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <section className="panel">
        <h2>{data.title}</h2>
        <p className="quiet">{data.what}</p>
        <div className="actions wrap">
          <a className="button brass" href="/api/account/data" download="boneyard.json">
            {data.take}
          </a>
          <button type="button" className="button danger" onClick={() => setConfirming(true)}>
            {remove.open}
          </button>
        </div>
        <Link href="/online/privacy" className="button">
          {privacy}
        </Link>
      </section>
      <BlockedPlayers />
      {confirming && <DeleteDialog onClose={() => setConfirming(false)} onDeleted={onDeleted} />}
    </>
  );
}
