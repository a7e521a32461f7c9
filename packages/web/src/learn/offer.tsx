/** At the first table of a game, to whoever hesitates: a quiet offer to learn it, made once. Whoever plays on has declined it. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { decline, useLearned } from '../keeping/learned';
import { useWords } from '../language';
import type { Play } from '../play/play';

/** More positions than these, and somebody is playing. */
const BEGINNING = 3;

export function LearnOffer({ play }: { readonly play: Play }) {
  const { web } = useWords();
  const learned = useLearned();
  const { positions } = useSyncExternalStore(play.subscribe, play.shown);
  const { game, table } = positions[0]!;
  const [begins] = useState(positions.length <= BEGINNING);
  const plays = positions.length > BEGINNING;
  const { mode } = table.options;
  const course = mode === 'tower' || mode === 'staggered' ? mode : game.id;
  const open = begins && learned[course] === undefined;
  useEffect(() => {
    if (open && plays) decline(course);
  }, [open, plays, course]);
  if (!open || plays) return undefined;
  return (
    <aside className="offer" aria-label={web.offer.text}>
      <p>{web.offer.text}</p>
      <div className="actions">
        <Link href={`/learn/${course}`} className="button brass">
          {web.offer.learn}
        </Link>
        <button type="button" className="button" onClick={() => decline(course)}>
          {web.offer.no}
        </button>
      </div>
    </aside>
  );
}
