/** An account as its owner sees it: name, passkeys, devices, codes, data, and the way out. */

import type { Me } from '@boneyard/protocol/messages';
import type { ShownAccount } from '@boneyard/protocol/people';
import { useState } from 'react';
import { Naming } from '../online/naming';
import { Dialog } from '../ui/dialog';
import { deleteAccount, newCodes, signOut, signOutEverywhere } from './asking';
import { Calling } from './calling';
import { Passkeys, Sessions, useDay } from './devices';
import { useDoing } from './doing';
import { useAccountWords } from './speaking';

interface Props {
  readonly shown: ShownAccount;
  onChanged(): void;
  onNamed(me: Me): void;
  onCodes(codes: readonly string[]): void;
  /** Signed out, or the account is gone. */
  onLeft(sentence?: string): void;
}

function Deleting({ onClose, onLeft }: { onClose(): void } & Pick<Props, 'onLeft'>) {
  const { remove } = useAccountWords();
  const { busy, trouble, run } = useDoing();
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
              onLeft(remove.done);
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

function Leaving({ onLeft }: Pick<Props, 'onLeft'>) {
  const { sessions, remove } = useAccountWords();
  const { trouble, run } = useDoing();
  const [asks, setAsks] = useState(false);
  const left = () => {
    onLeft();
    return undefined;
  };
  return (
    <>
      <div className="actions wrap">
        <button type="button" className="button" onClick={() => run(signOut, left)}>
          {sessions.leave}
        </button>
        <button type="button" className="button" onClick={() => run(signOutEverywhere, left)}>
          {sessions.leaveAll}
        </button>
        <button type="button" className="button danger" onClick={() => setAsks(true)}>
          {remove.open}
        </button>
      </div>
      <p role="alert" className="trouble">
        {trouble}
      </p>
      {asks && <Deleting onClose={() => setAsks(false)} onLeft={onLeft} />}
    </>
  );
}

function Recovery({ shown, onCodes }: Pick<Props, 'shown' | 'onCodes'>) {
  const { codes } = useAccountWords();
  const { busy, trouble, run } = useDoing();
  return (
    <section className="panel">
      <h2>{codes.title}</h2>
      <p>{codes.left(shown.codes)}</p>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() =>
          run(newCodes, (entered) => {
            onCodes(entered.codes ?? []);
            return undefined;
          })
        }
      >
        {codes.renew}
      </button>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}

export function Owned({ shown, onChanged, onNamed, onCodes, onLeft }: Props) {
  const { name, data } = useAccountWords();
  const day = useDay();
  const [renamed, setRenamed] = useState('');
  return (
    <>
      <section className="panel">
        <h2>{name.title}</h2>
        <Naming
          me={shown.me}
          onNamed={(me) => {
            setRenamed(name.renamed(me.name));
            onNamed(me);
          }}
        />
        <p role="status">{renamed}</p>
      </section>
      <Passkeys shown={shown} onChanged={onChanged} />
      <Sessions shown={shown} onChanged={onChanged} />
      <Recovery shown={shown} onCodes={onCodes} />
      <Calling />
      <section className="panel">
        <h2>{data.title}</h2>
        <p>{data.since(day(shown.made))}</p>
        <a className="button" href="/api/account/data" download="boneyard.json">
          {data.take}
        </a>
        <p className="quiet">{data.what}</p>
        <Leaving onLeft={onLeft} />
      </section>
    </>
  );
}
