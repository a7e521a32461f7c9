/** A hook that follows a condition: true only after it has held for some time, false at once. */

import { useEffect, useState } from 'react';

export function useDelayed(condition: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!condition) return setLate(false);
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
  return condition && late;
}
