/** The name to play under, asked in the same form or dialog as what the player wants to do. */

import { LONGEST_NAME, readName } from '@boneyard/protocol/names';
import type { Me } from '@boneyard/protocol/players';
import { type RefObject, useId, useRef, useState } from 'react';
import { Dialog } from '../ui/dialog';
import type { PlayerIdentity } from './identity';
import { useOnlineWords } from './onlinewords';
import { hasFailed, takeName } from './requests';

export interface PlayerName {
  readonly me: Me | null | undefined;
  readonly name: string;
  readonly trouble: string;
  /** A player who has a name already gives another one. */
  readonly changing: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  setName(name: string): void;
  change(): void;
  /** The player, after a new name has been stored; undefined if it cannot be. */
  confirm(): Promise<Me | undefined>;
}

export function usePlayerName({ me, setMe }: Pick<PlayerIdentity, 'me' | 'setMe'>): PlayerName {
  const { name: texts, failed } = useOnlineWords();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  const [changing, setChanging] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function refuse(why: string): undefined {
    setTrouble(why);
    field.current?.focus();
  }

  return {
    me,
    name,
    trouble,
    changing,
    field,
    setName,
    change() {
      setName(me?.name ?? '');
      setChanging(true);
    },
    async confirm() {
      if (me && (!changing || name.trim() === me.name)) return me;
      if (readName(name) === undefined) return refuse(texts.bad);
      const answer = await takeName(name);
      if (hasFailed(answer)) return refuse(answer.problem === 'bad name' ? texts.unfit : failed[answer.failed]);
      setTrouble('');
      setChanging(false);
      setMe(answer);
      return answer;
    },
  };
}

/** The field for a name; for a player who has one, the name and a button to change it. */
export function NameField({ player }: { readonly player: PlayerName }) {
  const { name: texts } = useOnlineWords();
  const { me, changing, trouble } = player;
  const [field, note] = [useId(), useId()];
  if (me && !changing)
    return (
      <p className="who-line">
        <strong>{texts.as(me.name)}</strong>
        <button type="button" className="button" onClick={player.change}>
          {texts.change}
        </button>
      </p>
    );
  return (
    <div className="naming">
      <label htmlFor={field}>{texts.label}</label>
      <input
        ref={player.field}
        id={field}
        value={player.name}
        autoComplete="nickname"
        maxLength={LONGEST_NAME * 2}
        aria-describedby={note}
        aria-invalid={trouble !== ''}
        onChange={(event) => player.setName(event.target.value)}
      />
      <p id={note} className={trouble ? 'trouble' : 'quiet'} role={trouble ? 'alert' : undefined}>
        {trouble || texts.note}
      </p>
    </div>
  );
}

interface DialogProps {
  readonly identity: Pick<PlayerIdentity, 'me' | 'setMe'>;
  /** What happens as soon as there is a name, as its button says it. */
  readonly action: string;
  onNamed(me: Me): void;
  onClose(): void;
}

/** Asks a visitor for a name when they press a button that needs one, and does what the button says. */
export function NameDialog({ identity, action, onNamed, onClose }: DialogProps) {
  const { name: texts } = useOnlineWords();
  const player = usePlayerName(identity);
  return (
    <Dialog title={texts.playAs} onClose={onClose}>
      <form
        className="name-dialog"
        onSubmit={async (event) => {
          event.preventDefault();
          const me = await player.confirm();
          if (me) onNamed(me);
        }}
      >
        <NameField player={player} />
        <div className="actions wrap">
          <button type="submit" className="button brass">
            {action}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
