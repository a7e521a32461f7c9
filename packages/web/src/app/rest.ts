/** Whether the page has come to rest: what is not needed for the first move is loaded after that. */

import { useEffect, useState } from 'react';

/** In milliseconds. */
const REST = 2000;

/** True once nobody has pressed anything for a while: a visitor who presses is on the way to a game. */
export function useRest(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (rested) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRested(true), REST);
    };
    wait();
    addEventListener('pointerdown', wait);
    addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', wait);
      removeEventListener('keydown', wait);
    };
  }, [rested]);
  return rested;
}
