/** Offers the lesson to a player who hesitates at their first table of a game. It is made once; playing on declines it. */

import type { GameId } from '@boneyard/rules/games';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { webGames } from '../games';
import type { Play } from '../play/play';
import { declineCourse, useLessonProgress } from '../storage/lessonprogress';
import { courseFor } from './coursefor';
import './offer.css';

/** With more positions than this, somebody is playing already. */
const BEGINNING = 3;

export function LearnOffer({ play }: { readonly play: Play }) {
  const { web, games } = useWords();
  const learned = useLessonProgress();
  const { positions } = useSyncExternalStore(play.subscribe, play.shown);
  const { game, table } = positions[0]!;
  const [begins] = useState(positions.length <= BEGINNING);
  const plays = positions.length > BEGINNING;
  const id = game.id as GameId;
  const course = courseFor(webGames[id], table.options);
  const open = begins && learned[course] === undefined;
  useEffect(() => {
    if (open && plays) declineCourse(course);
  }, [open, plays, course]);
  if (!open || plays) return undefined;
  const text = web.offer.text(games[id].courses[course]!);
  return (
    <aside className="offer" aria-label={text}>
      <p>{text}</p>
      <div className="actions">
        <Link href={`/learn/${course}`} className="button brass">
          {web.offer.learn}
        </Link>
        <button type="button" className="button" onClick={() => declineCourse(course)}>
          {web.offer.no}
        </button>
      </div>
    </aside>
  );
}
