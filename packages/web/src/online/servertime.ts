/** The time by the server's clock, updated every second. */

import { useEffect, useState } from 'react';

/** The server's time in milliseconds. It is updated only while `runs` is true; `ahead` is how far the server is ahead. */
export function useServerTime(ahead: number, runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now + ahead;
}
