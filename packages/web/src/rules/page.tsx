/** The rules of a game, complete enough to play with real tiles: what the leaflet says, and everything it has no room for. */

import type { Written } from '@boneyard/engine/position';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language';
import { Message } from '../pages/message';
import { Top } from '../pages/top';
import { optionRows } from './optionrows';
import { Picture } from './picture';
import { BESIDE, pictures } from './pictures';
import { useRules } from './speaking';
import '../look/rules.css';

/** Lines that begin with • are points of a list. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  const blocks: { readonly list: boolean; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const list = line.startsWith('• ');
    const last = blocks.at(-1);
    if (list && last?.list) last.lines.push(line.slice(2));
    else blocks.push({ list, lines: [list ? line.slice(2) : line] });
  }
  return blocks.map((block) =>
    block.list ? (
      <ul key={block.lines[0]} className="points">
        {block.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]}>{block.lines[0]}</p>
    ),
  );
}

function Options({ id }: { readonly id: GameId }) {
  const rules = useRules();
  const rows = optionRows(id, useWords(), rules);
  return (
    <section aria-labelledby="options">
      <h2 id="options">{rules.options}</h2>
      <p>{rules.optionsNote}</p>
      <dl className="options">
        {rows.map(({ name, label, note, values }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <p>{note}</p>
              <ul>
                {values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rulings({ id }: { readonly id: GameId }) {
  const rules = useRules();
  const { rulings } = rules.rulesOf[id];
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings">{rules.rulings}</h2>
      <p>{rules.rulingsNote}</p>
      <ol className="rulings">
        {rulings.map(({ ruling, reason }) => (
          <li key={ruling}>
            <p>
              <span className="mark">{rules.ruling}</span> {ruling}
            </p>
            <p className="quiet">
              {rules.because} {reason}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chapter({ id }: { readonly id: GameId }) {
  const { web, games } = useWords();
  const rules = useRules();
  const leaflet = rules.leaflets[id];
  const { more, credits, pictures: captions } = rules.rulesOf[id];
  const title = rules.title(games[id].name);
  useEffect(() => {
    document.title = `${title} · ${web.title}`;
    return () => {
      document.title = web.title;
    };
  }, [title, web]);
  const drawn = Object.entries(pictures[id]) as [keyof typeof captions, Written][];
  return (
    <main>
      <h1>{title}</h1>
      <p className="promise">{leaflet.about}</p>
      <div className="actions wrap">
        <Link href={`/learn/${id}`} className="button brass">
          {rules.learn}
        </Link>
        <Link href={`/play/${id}`} className="button">
          {rules.play}
        </Link>
        <Link href="/print" className="button">
          {rules.print}
        </Link>
      </div>
      <article className="rules-text">
        {leaflet.parts.map(({ title: part, lines }, index) => (
          <section key={part}>
            <h2>{part}</h2>
            <Lines lines={lines} />
            {drawn
              .filter(([name]) => BESIDE[id][name] === index)
              .map(([name, position]) => (
                <Suspense key={name} fallback={<div className="picture" />}>
                  <Picture position={position} caption={captions[name]} />
                </Suspense>
              ))}
          </section>
        ))}
        <h2 className="chapter">{rules.details}</h2>
        {more.map(({ title: part, lines }) => (
          <section key={part}>
            <h3>{part}</h3>
            <Lines lines={lines} />
          </section>
        ))}
        <Options id={id} />
        <Rulings id={id} />
        <section>
          <h2>{rules.credits}</h2>
          <Lines lines={credits} />
        </section>
      </article>
      <nav className="actions wrap others" aria-label={rules.games}>
        {GAME_IDS.filter((other) => other !== id).map((other) => (
          <Link key={other} href={`/rules/${other}`} className="button">
            {rules.title(games[other].name)}
          </Link>
        ))}
      </nav>
    </main>
  );
}

export function RulesPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const game = GAME_IDS.find((one) => one === id);
  if (!game) return <Message {...web.notFound} />;
  return (
    <div className="page rules-page">
      <Top />
      <Chapter id={game} />
    </div>
  );
}
