import { useEffect, useState } from 'react';

export const PAGE_MS = 20_000;

type BoardTurn = { readonly turn: number; readonly at: Date };

/** Counts the turns of a board's pages, each with its moment: a menu begins or ends with a turn. */
export function useBoardTurn(): BoardTurn {
  const [state, setState] = useState<BoardTurn>(() => ({ turn: 0, at: new Date() }));
  useEffect(() => {
    const timer = setInterval(
      () => setState(({ turn }) => ({ turn: turn + 1, at: new Date() })),
      PAGE_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return state;
}
