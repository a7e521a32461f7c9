/** Time that runs on the screen, second by second, by the server's clock. */

import { useEffect, useState } from 'react';

/** The server's time now, in milliseconds; stands still while nobody looks at it. */
export function useNow(ahead: number, runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now + ahead;
}

/** `0:23`, and `1:05:00` where there are hours. */
export function written(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const HOUR = 3600_000;

interface Spans {
  hours(n: number): string;
  days(n: number): string;
}

/** As exactly as somebody wants to know it: the second, or the day. */
export function leftIn(milliseconds: number, { hours, days }: Spans): string {
  if (milliseconds >= 48 * HOUR) return days(Math.round(milliseconds / (24 * HOUR)));
  return milliseconds >= 2 * HOUR ? hours(Math.floor(milliseconds / HOUR)) : written(milliseconds);
}
