import { createContext, use } from 'react';

/** Since when the board is not live; null while it is. */
export const LiveContext = createContext<{ readonly lost_at: Date | null }>({ lost_at: null });

export function useIsLive(): boolean {
  return use(LiveContext).lost_at === null;
}
