/**
 * One scene alone, at `scene.html#` and its address; without an address, the list of all scenes. When it is complete,
 * `data-drawn` of the root element is its address; `data-failed` says what went wrong.
 */

import './privatestorage';
import type { Language } from '@boneyard/words/languages';
import { createRoot } from 'react-dom/client';
import { changeSettings, type UserSettings } from '../src/app/settings';
import { showLook } from '../src/styles/theme';
import '../src/styles/styles.css';
import { LOOKS, readAddress, writeAddress } from './address';
import { PAGES, type Place, type Scene, sceneAt, TABLES } from './scenes';

const page = document.documentElement;

function fail(problem: unknown): void {
  page.dataset.failed = problem instanceof Error ? `${problem.message}\n${problem.stack}` : String(problem);
}

addEventListener('error', ({ error, message }) => fail(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));

const root = createRoot(document.getElementById('root')!, { onCaughtError: fail, onUncaughtError: fail });

const frame = () => new Promise(requestAnimationFrame);

/** Something is still to come. */
const BUSY = '.loading, .fetching, [aria-busy="true"]';
const QUIET_FRAMES = 3;

/** Waits until nothing has been loading for a few frames. */
async function settled(until: string | undefined): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await frame();
    const complete = document.querySelector(BUSY) === null && document.querySelector('#root > * > *') !== null;
    const there = until === undefined || document.querySelector(until) !== null;
    const still = document.getAnimations().every(({ playState }) => playState !== 'running');
    quiet = complete && there && still ? quiet + 1 : 0;
  }
  await document.fonts.ready;
}

/** Pages that look at the fragment of the address find none: the scene's address becomes the query. */
function address(): string {
  const { hash, pathname } = location;
  if (hash.length > 1) history.replaceState(null, '', `${pathname}?${hash.slice(1)}`);
  return decodeURIComponent(location.search.slice(1));
}

function List({ title, places }: { readonly title: string; readonly places: readonly Place[] }) {
  const [theme, size, language] = [LOOKS.theme[0]!, LOOKS.size[0]!, LOOKS.language[0]!];
  return (
    <ul aria-label={title}>
      {places
        .map((place) => writeAddress({ ...place, theme, size, language }))
        .map((one) => (
          <li key={one}>
            <a href={`#${one}`}>{one}</a>
          </li>
        ))}
    </ul>
  );
}

async function draw(key: string, scene: Scene): Promise<void> {
  root.render(
    <div key={key} style={{ display: 'contents' }}>
      {scene.content}
    </div>,
  );
  await settled(scene.gesture ? undefined : scene.until);
  if (!scene.gesture) return;
  scene.gesture(document);
  await settled(scene.until);
}

async function open(): Promise<void> {
  const text = address();
  const wanted = readAddress(text);
  delete page.dataset.drawn;
  delete page.dataset.failed;
  if (!wanted)
    return root.render(
      <>
        <List title="Tables" places={TABLES} />
        <List title="Pages" places={PAGES} />
      </>,
    );
  const theme = wanted.theme as UserSettings['theme'];
  changeSettings({ theme, language: wanted.language as Language, pace: 'instant', sounds: false });
  showLook({ theme, table: 'auto', tiles: 'ivory', colours: 'glass' });
  const scene = await sceneAt(wanted);
  if (scene) await draw(text, scene);
  else root.render(<p className="loading">This game has no such state.</p>);
  page.dataset.drawn = text;
}

addEventListener('hashchange', () => location.hash.length > 1 && open().catch(fail));
open().catch(fail);
