/** The index of the gallery: controls that choose scenes, and a frame for each of them. The address holds the choice. */

import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { type Address, LOOKS, PARTS, type Part, readAddress, SIZES, writeAddress } from './address';
import { PLACES } from './scenes';

const ALL = '*';
const FIRST: Address = { game: ALL, variant: ALL, state: 'middle', theme: ALL, size: 'desktop', language: 'en' };
const ZOOMS = [0.25, 0.4, 0.6, 1];

function onAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const written = () => decodeURIComponent(location.hash.slice(1));

const isLook = (part: Part): part is keyof typeof LOOKS => part in LOOKS;

/** A value of the choice is `*`, or exactly what is chosen; it may name options or a seed that the list does not. */
function valuesOf(choice: Address, part: Part): readonly string[] {
  if (isLook(part)) return LOOKS[part];
  const before = PARTS.slice(0, PARTS.indexOf(part)) as readonly ('game' | 'variant' | 'state')[];
  const fits = PLACES.filter((place) =>
    before.every((one) => choice[one] === ALL || plain(choice[one]) === place[one]),
  );
  return [...new Set(fits.map((place) => place[part]))];
}

/** Without options and seed. */
const plain = (value: string) => value.split(/[,:]/)[0]!;

/** Every scene that is chosen. */
function chosen(choice: Address): Address[] {
  const { game, variant, state } = choice;
  const places = PLACES.filter(
    (place) =>
      (game === ALL || place.game === game) &&
      (variant === ALL || place.variant === plain(variant)) &&
      (state === ALL || place.state === plain(state)),
  ).map((place) => ({
    ...place,
    variant: variant === ALL ? place.variant : variant,
    state: state === ALL ? place.state : state,
  }));
  const looks = (part: keyof typeof LOOKS) => (choice[part] === ALL ? LOOKS[part] : [choice[part]]);
  return places.flatMap((place) =>
    looks('theme').flatMap((theme) =>
      looks('size').flatMap((size) => looks('language').map((language) => ({ ...place, theme, size, language }))),
    ),
  );
}

function Control({ part, choice }: { readonly part: Part; readonly choice: Address }) {
  const own = choice[part];
  const values = valuesOf(choice, part);
  const listed = own === ALL || values.includes(own) ? values : [own, ...values];
  return (
    <label>
      {part}
      <select
        value={own}
        onChange={({ target }) => {
          // Another game has other variants.
          const rest = part === 'game' ? { ...choice, variant: ALL } : choice;
          location.hash = writeAddress({ ...rest, [part]: target.value });
        }}
      >
        <option value={ALL}>all</option>
        {listed.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

function Frame({ address, zoom }: { readonly address: Address; readonly zoom: number }) {
  const { width, height } = SIZES[address.size] ?? SIZES.desktop!;
  const text = writeAddress(address);
  const page = `scene.html#${text}`;
  return (
    <figure style={{ width: width * zoom }}>
      <figcaption>
        <a href={page}>{text}</a>
      </figcaption>
      <div className="frame" style={{ height: height * zoom }}>
        <iframe
          title={text}
          src={page}
          loading="lazy"
          style={{ width, height, transform: `scale(${zoom})`, colorScheme: address.theme }}
        />
      </div>
    </figure>
  );
}

function Index() {
  const choice = readAddress(useSyncExternalStore(onAddress, written)) ?? FIRST;
  const [zoom, setZoom] = useState(ZOOMS[1]!);
  const addresses = chosen(choice);
  return (
    <>
      <header>
        <h1>Gallery</h1>
        {PARTS.map((part) => (
          <Control key={part} part={part} choice={choice} />
        ))}
        <label>
          zoom
          <select value={zoom} onChange={({ target }) => setZoom(Number(target.value))}>
            {ZOOMS.map((one) => (
              <option key={one} value={one}>
                {one * 100} %
              </option>
            ))}
          </select>
        </label>
        <p>
          {addresses.length} {addresses.length === 1 ? 'scene' : 'scenes'}
        </p>
      </header>
      <main>
        {addresses.map((address) => (
          <Frame key={writeAddress(address)} address={address} zoom={zoom} />
        ))}
      </main>
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Index />);
