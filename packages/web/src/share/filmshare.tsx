/** A game as an animation: made on request, with its progress, and cancelled at any time. */

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReplayWords } from '../replay/replaywords';
import { saveFile } from '../storage/downloads';
import { shareOnDevice } from '../ui/share';
import type { EaselHandle } from './easel';
import { filmOf } from './film';
import { useObjectUrl } from './objecturl';
import { SIZES } from './picture';

interface Props {
  readonly easel: RefObject<EaselHandle | null>;
  readonly positions: number;
  /** The name of its file, without the ending. */
  readonly file: string;
  readonly title: string;
}

export function FilmShare({ easel, positions, file: stem, title }: Props) {
  const { film: said } = useReplayWords().share;
  const [made, setMade] = useState<number>();
  const [film, setFilm] = useState<Blob>();
  const [told, setTold] = useState('');
  const making = useRef<AbortController>(undefined);
  const url = useObjectUrl(film);
  useEffect(() => () => making.current?.abort(), []);

  async function make(): Promise<void> {
    const job = new AbortController();
    making.current = job;
    setTold('');
    setMade(0);
    try {
      setFilm(await filmOf({ easel: easel.current!, positions, signal: job.signal, onProgress: setMade }));
    } catch {
      if (!job.signal.aborted) setTold(said.failed);
    }
    setMade(undefined);
  }

  const name = `${stem}.gif`;
  const file = () => new File([film!], name, { type: 'image/gif' });
  return (
    <section className="share-part" aria-labelledby="share-film">
      <h3 id="share-film">{said.title}</h3>
      <p className="quiet">{said.about(positions)}</p>
      {url && (
        <div className="share-preview" style={{ aspectRatio: `${SIZES.film.width}/${SIZES.film.height}` }}>
          <img src={url} alt={said.title} />
        </div>
      )}
      {made !== undefined && (
        <div className="share-progress">
          <progress max={positions} value={made} aria-label={said.progress(made, positions)} />
          <span aria-hidden="true">{said.progress(made, positions)}</span>
        </div>
      )}
      <div className="actions wrap">
        {made !== undefined && (
          <button type="button" className="button" onClick={() => making.current?.abort()}>
            {said.cancel}
          </button>
        )}
        {made === undefined && !film && (
          <button type="button" className="button" onClick={make}>
            {said.make}
          </button>
        )}
        {film && navigator.canShare?.({ files: [file()] }) && (
          <button type="button" className="button brass" onClick={() => shareOnDevice({ title, files: [file()] })}>
            {said.send}
          </button>
        )}
        {film && (
          <button
            type="button"
            className="button"
            onClick={() => {
              saveFile(name, film);
              setTold(said.saved);
            }}
          >
            {said.save}
          </button>
        )}
      </div>
      <p role="status" className="said">
        {told}
      </p>
    </section>
  );
}
