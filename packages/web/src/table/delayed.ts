/** True when a thing has been so for a while; false at once when it is not. */

import { useEffect, useState } from 'react';

export function useDelayed(so: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!so) return setLate(false);
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [so, milliseconds]);
  return so && late;
}
