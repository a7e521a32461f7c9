/** A finished game as a picture and as an animation, both made on this device: to send, to download, to copy. */

import type { GameRecord } from '@boneyard/engine/record';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language';
import { type PastGame, pastIn } from '../replay/pastgame';
import { useReplayWords } from '../replay/replaywords';
import { saveFile } from '../storage/downloads';
import { fileName } from '../storage/gamefiles';
import { Choice } from '../ui/choice';
import { useDelayed } from '../ui/delay';
import { shareOnDevice } from '../ui/share';
import { Easel, type EaselHandle } from './easel';
import { FilmShare } from './filmshare';
import { useObjectUrl } from './objecturl';
import { SHAPES, type Shape, SIZES } from './picture';
import './share.css';

const canCopy = () => 'ClipboardItem' in window && navigator.clipboard?.write !== undefined;

/** The game of a record; undefined until it is read, and if it cannot be shown. */
function usePast(record: GameRecord): PastGame | undefined {
  const [past, setPast] = useState<PastGame>();
  useEffect(() => {
    let left = false;
    pastIn(JSON.stringify(record)).then((found) => {
      if (!left && found.kind === 'open') setPast(found.past);
    });
    return () => {
      left = true;
    };
  }, [record]);
  return past;
}

interface Props {
  readonly record: GameRecord;
  /** The title of the shared game. */
  readonly title: string;
}

export function PictureShare({ record, title }: Props) {
  const { web } = useWords();
  const { picture: said } = useReplayWords().share;
  const past = usePast(record);
  const easel = useRef<EaselHandle>(null);
  const [shape, setShape] = useState<Shape>('wide');
  const [picture, setPicture] = useState<Blob>();
  const [done, setDone] = useState('');
  const url = useObjectUrl(picture);
  const late = useDelayed(picture === undefined, 500);
  const last = past && past.positions.length - 1;

  useEffect(() => {
    if (last === undefined) return;
    let left = false;
    async function draw(): Promise<void> {
      await document.fonts.ready;
      if (left || !easel.current) return;
      easel.current.draw(last!, shape).toBlob((blob) => {
        if (!left) setPicture(blob ?? undefined);
      }, 'image/png');
    }
    draw().catch(() => !left && setDone(said.failed));
    return () => {
      left = true;
    };
  }, [last, shape, said]);

  const name = `${fileName(record)}-${shape}.png`;
  const file = () => new File([picture!], name, { type: 'image/png' });
  const canSend = picture !== undefined && navigator.canShare?.({ files: [file()] }) === true;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture! })]);
      setDone(said.copied);
    } catch {
      setDone(said.failed);
    }
  }

  return (
    <>
      <section className="share-part" aria-labelledby="share-picture">
        <h3 id="share-picture">{said.title}</h3>
        <div
          className={`share-preview ${shape}`}
          style={{ aspectRatio: `${SIZES[shape].width}/${SIZES[shape].height}` }}
        >
          {url ? <img src={url} alt={said.preview} /> : late && <progress aria-label={web.loading} />}
        </div>
        <div className="share-row">
          <Choice<Shape>
            label={said.title}
            values={SHAPES}
            value={shape}
            name={(one) => said[one]}
            onChange={setShape}
          />
          <div className="actions wrap">
            {canSend && (
              <button type="button" className="button brass" onClick={() => shareOnDevice({ title, files: [file()] })}>
                {said.send}
              </button>
            )}
            <button
              type="button"
              className="button"
              disabled={!picture}
              onClick={() => {
                saveFile(name, picture!);
                setDone(said.saved);
              }}
            >
              {said.save}
            </button>
            {canCopy() && (
              <button type="button" className="button" disabled={!picture} onClick={copy}>
                {said.copy}
              </button>
            )}
          </div>
        </div>
        <p role="status" className="said">
          {done}
        </p>
      </section>
      {past && <FilmShare easel={easel} positions={past.positions.length} file={fileName(record)} title={title} />}
      {past && <Easel ref={easel} past={past} />}
    </>
  );
}
