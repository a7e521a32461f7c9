/** The rules of a game, complete enough to play with real tiles: the leaflet, and, folded, the details it has no room for. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { facts } from '@boneyard/words/facts';
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { usePageWords } from '../app/wordsondemand';
import type { RulePictures } from '../game';
import { webGames } from '../games';
import { TeachingContext, TeachingPaints } from '../learn/drawntext';
import type { Teaching } from '../learn/illustrations';
import { Contents, type ContentsEntry } from './contents';
import { type Folds, useFolds } from './folds';
import { GamePage } from './gamepage';
import { Lines } from './lines';
import { OptionList } from './optionlist';
import { RulePicture } from './rulepicture';
import { useRuleWords } from './rulewords';
import { RulingList } from './rulinglist';
import './rules.css';
import './rulepictures.css';

interface Loaded extends RulePictures {
  readonly teaching: Teaching | undefined;
}

const loaded = new Map<GameId, Promise<Loaded>>();

async function fetched(game: GameId): Promise<Loaded> {
  const pages = await webGames[game].pages();
  const [pictures, teaching] = await Promise.all([pages.rulePictures(), pages.teaching?.({})]);
  return { ...pictures, teaching };
}

function picturesOf(game: GameId): Promise<Loaded> {
  const pictures = loaded.get(game) ?? fetched(game);
  loaded.set(game, pictures);
  return pictures;
}

/** The text comes at once, the pictures when their board has been loaded. */
function Pictures({ id, names }: { readonly id: GameId; readonly names: readonly string[] }) {
  const { pictures, drawing } = use(picturesOf(id));
  const { pictures: captions } = usePageWords(id).rules;
  if (names.length === 0) return undefined;
  return (
    <div className="pictures">
      {names.map((name) => {
        const picture = pictures[name]!;
        const Drawing = 'rows' in picture ? undefined : drawing?.(picture.options);
        return (
          <Suspense key={name} fallback={<div className="picture" />}>
            <RulePicture game={id} picture={picture} caption={captions[name]!} Drawing={Drawing} />
          </Suspense>
        );
      })}
    </div>
  );
}

interface FoldedProps {
  readonly id: string;
  readonly title: string;
  readonly folds: Folds;
  readonly pictures?: ReactNode;
  readonly children: ReactNode;
}

/** Its pictures are drawn when it is opened: they are measured, and what is folded has no size. */
function Folded({ id, title, folds, pictures, children }: FoldedProps) {
  const open = folds.isOpen(id);
  return (
    <section id={id} data-fold aria-labelledby={`${id}-title`}>
      <details open={open} onToggle={({ currentTarget }) => folds.set(id, currentTarget.open)}>
        <summary>
          <h3 id={`${id}-title`}>{title}</h3>
        </summary>
        <div className="rule">
          <div className="said">{children}</div>
          {open && pictures}
        </div>
      </details>
    </section>
  );
}

function RulesText({ id }: { readonly id: GameId }) {
  const { web, games } = useWords();
  const rules = useRuleWords();
  const { leaflet, rules: said } = usePageWords(id);
  const { more, credits } = said;
  const title = rules.title(games[id].name);
  useEffect(() => {
    document.title = facts(title, web.title);
    return () => {
      document.title = web.title;
    };
  }, [title, web]);
  const { parts, details, teaching } = use(picturesOf(id));
  const page = useRef<HTMLElement>(null);
  const folds = useFolds(page);
  const [partIds, detailIds] = [Object.keys(parts), Object.keys(details)];
  const entries = useMemo<ContentsEntry[]>(
    () => [
      ...leaflet.parts.map((part, index) => ({ id: Object.keys(parts)[index]!, title: part.title })),
      ...(leaflet.making ? [{ id: 'making', title: leaflet.making.title }] : []),
      ...more.map((part, index) => ({
        id: Object.keys(details)[index]!,
        title: part.title,
        ...(index === 0 && { chapter: rules.details }),
      })),
      { id: 'options', title: rules.options },
      { id: 'rulings', title: rules.rulings },
      { id: 'credits', title: rules.credits },
    ],
    [leaflet, more, parts, details, rules],
  );
  return (
    <TeachingContext value={teaching}>
      <main ref={page}>
        <TeachingPaints />
        <h1>{title}</h1>
        <p className="promise">{leaflet.about}</p>
        <div className="actions wrap">
          <Link href={`/learn/${id}`} className="button brass">
            {rules.learn}
          </Link>
          <Link href={`/play/${id}`} className="button">
            {rules.play}
          </Link>
          <Link href={`/print?game=${id}`} className="button">
            {rules.print}
          </Link>
        </div>
        <div className="rules-columns">
          <Contents page={page} entries={entries} onGo={folds.goTo} />
          <article className="rules-text">
            {leaflet.parts.map(({ title: part, lines }, index) => (
              <section key={part} id={partIds[index]} aria-labelledby={`${partIds[index]}-title`} className="rule">
                <div className="said">
                  <h2 id={`${partIds[index]}-title`}>{part}</h2>
                  <Lines lines={lines} />
                </div>
                <Pictures id={id} names={parts[partIds[index]!]!} />
              </section>
            ))}
            {leaflet.making && (
              <section id="making">
                <h2>{leaflet.making.title}</h2>
                <Lines lines={leaflet.making.lines} />
              </section>
            )}
            <div className="actions wrap">
              {leaflet.making && (
                <Link href={`/print?game=${id}`} className="button">
                  {rules.printIt}
                </Link>
              )}
              <Link href={`/rules/${id}/tiles`} className="button">
                {rules.tiles}
              </Link>
            </div>
            <h2 className="chapter">{rules.details}</h2>
            {more.map(({ title: part, lines }, index) => {
              const section = detailIds[index]!;
              const pictures = <Pictures id={id} names={details[section]!} />;
              return (
                <Folded key={part} id={section} title={part} folds={folds} pictures={pictures}>
                  <Lines lines={lines} />
                </Folded>
              );
            })}
            <Folded id="options" title={rules.options} folds={folds}>
              <OptionList id={id} />
            </Folded>
            <Folded id="rulings" title={rules.rulings} folds={folds}>
              <RulingList id={id} />
            </Folded>
            <section id="credits">
              <h2>{rules.credits}</h2>
              <Lines lines={credits} />
            </section>
          </article>
        </div>
        <nav className="actions wrap others" aria-label={rules.games}>
          {GAME_IDS.filter((other) => other !== id).map((other) => (
            <Link key={other} href={`/rules/${other}`} className="button">
              {rules.title(games[other].name)}
            </Link>
          ))}
        </nav>
      </main>
    </TeachingContext>
  );
}

export function RulesPage({ id }: { readonly id: string }) {
  return <GamePage id={id} Content={RulesText} />;
}
