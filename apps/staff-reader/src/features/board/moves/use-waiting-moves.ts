import { useEffect, useMemo, useState } from 'react';
import type { Move } from './move-queue';

/** A step that the server takes at once is not worth a word. */
const QUIET_MS = 1500;

/** Returns the orders whose step has not reached the server for a while. */
export function useWaitingMoves(moves: readonly Move[]): ReadonlySet<string> {
  const [told, setTold] = useState<readonly Move[]>([]);
  useEffect(() => {
    if (moves.length === 0) return;
    const timer = setTimeout(() => setTold(moves), QUIET_MS);
    return () => clearTimeout(timer);
  }, [moves]);
  return useMemo(
    () => new Set(moves.filter((move) => told.includes(move)).map(({ order_id }) => order_id)),
    [moves, told],
  );
}
