/** The buttons after an online round or match: next round, rematch, review, export. */

import type { TableView } from '@boneyard/protocol/tables';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { saveFile } from '../storage/downloads';
import type { OnlineGame } from './onlinegame';
import { useOnlineWords } from './onlinewords';
import { hasFailed, recordOf } from './requests';

interface Props {
  readonly online: OnlineGame;
  readonly shown: TableView;
  readonly names: readonly string[];
}

/** The seats of people who have not been replaced by a bot. */
function peopleIn({ seats }: TableView): number[] {
  return seats.flatMap(({ chair, replaced }, seat) => (chair.kind === 'person' && !replaced ? [seat] : []));
}

function NextRound({ online, shown, names }: Props) {
  const { speech } = useWords();
  const { after } = useOnlineWords();
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
  const { after } = useOnlineWords();
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
        <button type="button" className="button brass" onClick={() => online.send({ t: 'again', yes: true })}>
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

/** Next round or rematch, and the way to the review. */
export function OverActions(props: Props) {
  const { web } = useWords();
  const { shown } = props;
  if (shown.phase !== 'over') return <NextRound {...props} />;
  return (
    <>
      {!(shown.rated && shown.seats.some(({ replaced }) => replaced)) && <Rematch {...props} />}
      <Link href={`/replay/${shown.id}`} className="button">
        {web.over.lookBack}
      </Link>
    </>
  );
}

/** Saves the record of a match that is over; false if the server does not give it. */
export async function exportOnline(id: string): Promise<boolean> {
  const record = await recordOf(id);
  if (hasFailed(record)) return false;
  saveFile(`${id}.domino.json`, new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  return true;
}

/** Rare actions after a match. */
export function OverRest({ shown }: Pick<Props, 'shown'>) {
  const { web } = useWords();
  const { after, menu } = useOnlineWords();
  const [trouble, setTrouble] = useState('');

  const save = async () => setTrouble((await exportOnline(shown.id)) ? '' : after.noRecord);

  return (
    <>
      <button type="button" className="button" onClick={save}>
        {web.kept.save}
      </button>
      <Link href="/online" className="button">
        {menu.away}
      </Link>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </>
  );
}
