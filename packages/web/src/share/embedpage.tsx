/** A replay in a page of another site: board, players and steps, and a link to the whole page. It stores nothing. */

import type { GameId } from '@boneyard/rules/games';
import { sidesAt } from '@boneyard/rules/sides';
import { gameTitle } from '@boneyard/words/gametitle';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from '../app/errorboundary';
import { useWords, WordsProvider } from '../app/language';
import { LanguageList, LanguageMenu } from '../app/languagelist';
import { useSettings } from '../app/settings';
import { positionOf } from '../play/position';
import { Controls } from '../replay/controls';
import { fragmentIn, unpacked } from '../replay/link';
import { isRunning, type PastGame, pastIn, pastOnServer, seenBy } from '../replay/pastgame';
import { toldAt } from '../replay/positiontext';
import { useReplayWords } from '../replay/replaywords';
import { useAutoplay, useSteps } from '../replay/steps';
import { storeNothing } from '../storage/localsetting';
import { Paints } from '../styles/paints';
import { showLook } from '../styles/theme';
import { type Arrival, ArrivalContext } from '../table/arrival';
import { chronicle } from '../table/chronicle';
import { namesOf } from '../table/players';
import { calm } from '../table/shownposition';
import { Stage, useStage } from '../table/stage';
import { LoadingText } from '../ui/loadingtext';
import '../replay/replay.css';
import './embed.css';

storeNothing();

const FLIGHT = 380;

/** The game inside the address or, by its id, on the server; undefined if it cannot be shown. */
async function gameAt({ pathname, hash }: Location): Promise<PastGame | undefined> {
  const [, id] = /^\/embed\/([\w-]+)$/.exec(pathname) ?? [];
  const fragment = fragmentIn(hash);
  const text = fragment === undefined ? undefined : await unpacked(fragment);
  const found = id !== undefined ? await pastOnServer(id) : text === undefined ? undefined : await pastIn(text);
  return found?.kind === 'open' && !isRunning(found.past.positions) ? found.past : undefined;
}

function Embedded({ past }: { readonly past: PastGame }) {
  const words = useWords();
  const said = useReplayWords();
  const { positions, board, former } = past;
  const seats = useMemo(
    () => past.seats.map((one, seat) => (former.includes(seat) ? { ...one, name: said.former } : one)),
    [past, former, said],
  );
  const names = useMemo(() => namesOf(seats, words), [seats, words]);
  const steps = useSteps(positions.length - 1, 0);
  const { at } = steps;
  useAutoplay(steps, false);
  const match = positions[at]!;
  const view = useMemo(() => seenBy(past, 'all', match), [past, match]);
  const stage = useStage(board, view);
  const entries = useMemo(
    () => chronicle(positions.map(positionOf), 1, names, undefined, board.narration, words),
    [positions, names, board, words],
  );
  const told = toldAt(past, entries, at, names, words, said);
  const { log } = view;
  const lays = log !== undefined && board.tileOf(match.game.write(log.move)) !== undefined;
  const takes = calm() ? 0 : Math.min(FLIGHT, steps.step);
  const arrival: Arrival | undefined = steps.follows && lays ? { ply: at, seat: log.seat, takes } : undefined;
  const title = gameTitle(match.game.id as GameId, match.table, words);
  const full = `${location.origin}${location.pathname.replace('/embed', '/replay')}${location.hash}`;
  return (
    <ArrivalContext.Provider value={arrival}>
      <div className={`embed-page ${match.game.id}`}>
        <header>
          <h1>{title}</h1>
          <ul className="embed-players" aria-label={words.web.table.players}>
            {sidesAt(match.game, match.table).map((side) => (
              <li key={side[0]}>
                {side.map((seat, i) => (
                  <span key={seat} data-from-seat={seat}>
                    {i > 0 && '& '}
                    {names[seat]}{' '}
                  </span>
                ))}
                <b>{words.speech.number(view.scores[side[0]!]!)}</b>
              </li>
            ))}
          </ul>
          <LanguageMenu />
        </header>
        <Stage stage={stage} label={said.replay.board} seat={undefined} names={names} happening={undefined} plain />
        <section className="dock" aria-label={said.replay.steps}>
          <p className="sentence" role="status" aria-live={steps.playing ? 'off' : 'polite'}>
            {told}
          </p>
          <Controls steps={steps} told={told} />
          <a href={full} target="_blank" rel="noopener">
            {said.embed.full}
          </a>
        </section>
      </div>
    </ArrivalContext.Provider>
  );
}

function EmbeddedGame() {
  const { web } = useWords();
  const { embed } = useReplayWords();
  const [past, setPast] = useState<PastGame | 'missing'>();
  useEffect(() => {
    gameAt(location).then((found) => setPast(found ?? 'missing'));
  }, []);
  if (past === undefined) return <LoadingText text={web.loading} />;
  if (past !== 'missing') return <Embedded past={past} />;
  return (
    <main className="message">
      <p>{embed.missing}</p>
      <a href={location.origin} target="_blank" rel="noopener">
        Boneyard
      </a>
      <LanguageList />
    </main>
  );
}

export function EmbedPage() {
  const look = useSettings();
  useLayoutEffect(() => showLook(look), [look]);
  return (
    <WordsProvider>
      <Paints />
      <ErrorBoundary>
        <EmbeddedGame />
      </ErrorBoundary>
    </WordsProvider>
  );
}
