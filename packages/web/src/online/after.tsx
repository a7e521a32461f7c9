/** What one may do when an online round or match is over. */

import type { Shown } from '@boneyard/protocol/tables';
import { useState } from 'react';
import { Link } from 'wouter';
import { saveFile } from '../keeping/files';
import { useWords } from '../language';
import { Changes } from '../people/matches/changes';
import { hasFailed, recordOf } from './asking';
import type { OnlineGame } from './game';
import { useOnline } from './speaking';

interface Props {
  readonly online: OnlineGame;
  readonly shown: Shown;
  readonly names: readonly string[];
}

/** People who play themselves. */
function peopleIn({ seats }: Shown): number[] {
  return seats.flatMap(({ chair, replaced }, seat) => (chair.kind === 'person' && !replaced ? [seat] : []));
}

function NextRound({ online, shown, names }: Props) {
  const { speech } = useWords();
  const { after } = useOnline();
  const { you, fair } = shown;
  const missing = peopleIn(shown).filter((seat) => !fair?.added.includes(seat));
  const others = speech.and(missing.filter((seat) => seat !== you).map((seat) => names[seat]!));
  if (you !== undefined && missing.includes(you))
    return (
      <button type="button" className="button brass" onClick={online.ready}>
        {after.next}
      </button>
    );
  return <p role="status">{others ? after.waits(others) : after.soon}</p>;
}

function Rematch({ online, shown, names }: Props) {
  const { speech } = useWords();
  const { after } = useOnline();
  const { you, again, next } = shown;
  if (next !== undefined)
    return (
      <Link href={`/at/${next}`} className="button brass">
        {after.toRematch}
      </Link>
    );
  const others = speech.and(again.filter((seat) => seat !== you).map((seat) => names[seat]!));
  const awaited = speech.and(
    peopleIn(shown)
      .filter((seat) => seat !== you && !again.includes(seat))
      .map((seat) => names[seat]!),
  );
  const plays = you !== undefined && !shown.seats[you]!.replaced;
  return (
    <>
      {plays && !again.includes(you) && (
        <button type="button" className="button brass" onClick={() => online.ask({ t: 'again', yes: true })}>
          {after.rematch}
        </button>
      )}
      {(others || (plays && again.includes(you))) && (
        <p role="status">
          {plays && again.includes(you) ? `${after.offered} ${awaited && after.waits(awaited)}` : after.wanted(others)}
        </p>
      )}
    </>
  );
}

export function After(props: Props) {
  const { after } = useOnline();
  const { shown } = props;
  const [trouble, setTrouble] = useState('');
  if (shown.phase !== 'over') return <NextRound {...props} />;

  async function save(): Promise<void> {
    const record = await recordOf(shown.id);
    if (hasFailed(record)) return setTrouble(after.noRecord);
    setTrouble('');
    saveFile(`${shown.id}.domino.json`, new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  }

  return (
    <>
      {shown.rated && <Changes shown={shown} names={props.names} />}
      {!(shown.rated && shown.seats.some(({ replaced }) => replaced)) && <Rematch {...props} />}
      <Link href={`/replay/${shown.id}`} className="button">
        {after.replay}
      </Link>
      <button type="button" className="button" onClick={save}>
        {after.record}
      </button>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </>
  );
}
