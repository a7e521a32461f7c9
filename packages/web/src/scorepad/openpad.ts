/** A hook for one score pad on this device: its content, and a function to change it. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { useEffect, useRef, useState } from 'react';
import type { LocalDatabase } from '../storage/gamedatabase';
import { padDatabase, revisedPad, type SavedPad, type Timer } from './savedpads';

export type PadTrouble = 'memoryOnly' | 'notKept' | 'otherTab';

export interface OpenPad {
  /** Undefined if the pad is not on this device. */
  readonly saved: SavedPad | undefined;
  readonly trouble: PadTrouble | undefined;
  change(pad: Pad, timer?: Timer): void;
}

/** Undefined while the pad is loading. */
export function useOpenPad(id: string): OpenPad | undefined {
  const [pads, setPads] = useState<LocalDatabase<SavedPad>>();
  const [found, setFound] = useState<{ readonly saved: SavedPad | undefined }>();
  const [trouble, setTrouble] = useState<PadTrouble>();
  const busy = useRef(false);

  useEffect(() => {
    let unmounted = false;
    let unwatch = () => {};
    padDatabase().then(async (opened) => {
      const load = async () => {
        const saved = await opened.find(id);
        if (!unmounted) setFound({ saved });
      };
      await load();
      if (unmounted) return;
      setPads(opened);
      if (!opened.persistent) setTrouble('memoryOnly');
      unwatch = opened.watch((other) => {
        if (other === id) load();
      });
    });
    return () => {
      unmounted = true;
      unwatch();
    };
  }, [id]);

  if (!found || !pads) return undefined;
  const { saved } = found;
  return {
    saved,
    trouble,
    async change(pad, timer) {
      // Ignores changes until the last one is saved, such as a second tap.
      if (!saved || busy.current) return;
      busy.current = true;
      const next = revisedPad(saved, pad, timer);
      const show = (shown: SavedPad, problem: PadTrouble | undefined) => {
        setFound({ saved: shown });
        setTrouble(pads.persistent ? problem : 'memoryOnly');
      };
      // Keeps the stored revision, so that the next change is saved together with this one.
      const showUnsaved = () => show({ ...next, revision: saved.revision }, 'notKept');
      try {
        if (await pads.save(next)) return show(next, undefined);
        const stored = await pads.find(id);
        if (stored) show(stored, 'otherTab');
        else showUnsaved();
      } catch {
        showUnsaved();
      } finally {
        busy.current = false;
      }
    },
  };
}
