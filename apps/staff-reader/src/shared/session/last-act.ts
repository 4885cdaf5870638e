import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** An act is written down at most so often. */
const EVERY_MS = 5000;

/** When somebody last touched this device, kept in its browser, so that a page that was closed meanwhile locks when it opens. */
const useLastAct = create<{ readonly at_ms: number | null }>()(
  persist((): { at_ms: number | null } => ({ at_ms: null }), {
    name: 'comanda-staff-last-act',
    version: 1,
  }),
);

export function lastAct(): number | null {
  return useLastAct.getState().at_ms;
}

export function noteAct(): void {
  const now = Date.now();
  if (now - (lastAct() ?? 0) >= EVERY_MS) useLastAct.setState({ at_ms: now });
}
