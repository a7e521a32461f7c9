/** One pad of this device, opened: what it says now, and how to change it. */

import type { Pad } from '@boneyard/engine/pads/pad';
import { useEffect, useRef, useState } from 'react';
import type { Shelf } from '../keeping/shelf';
import { changed, type KeptPad, padShelf, type Timer } from './keeping';

export type Trouble = 'memoryOnly' | 'notKept' | 'otherTab';

export interface OpenPad {
  /** Undefined when it is not on this device. */
  readonly kept: KeptPad | undefined;
  readonly trouble: Trouble | undefined;
  change(pad: Pad, timer?: Timer): void;
}

/** Undefined while it is being looked for. */
export function useOpenPad(id: string): OpenPad | undefined {
  const [pads, setPads] = useState<Shelf<KeptPad>>();
  const [found, setFound] = useState<{ readonly kept: KeptPad | undefined }>();
  const [trouble, setTrouble] = useState<Trouble>();
  const busy = useRef(false);

  useEffect(() => {
    let left = false;
    let unwatch = () => {};
    padShelf().then(async (opened) => {
      const look = async () => {
        const kept = await opened.find(id);
        if (!left) setFound({ kept });
      };
      await look();
      if (left) return;
      setPads(opened);
      if (!opened.lasting) setTrouble('memoryOnly');
      unwatch = opened.watch((other) => {
        if (other === id) look();
      });
    });
    return () => {
      left = true;
      unwatch();
    };
  }, [id]);

  if (!found || !pads) return undefined;
  const { kept } = found;
  return {
    kept,
    trouble,
    async change(pad, timer) {
      // What is shown is kept: until then nothing else is written, not even by a second tap.
      if (!kept || busy.current) return;
      busy.current = true;
      const next = changed(kept, pad, timer);
      try {
        const fits = trouble === 'notKept' || (await pads.keep(next));
        setFound({ kept: fits ? next : await pads.find(id) });
        if (!fits) setTrouble('otherTab');
      } catch {
        setFound({ kept: next });
        setTrouble('notKept');
      } finally {
        busy.current = false;
      }
    },
  };
}
