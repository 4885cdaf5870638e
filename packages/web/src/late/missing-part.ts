import { useSyncExternalStore } from 'react';

let awaited = 0;
const listeners = new Set<() => void>();

/** Notes that a part of the application cannot be had, until what it waits for is there. */
export async function noteMissing(back: Promise<void>): Promise<void> {
  change(1);
  await back;
  change(-1);
}

/** Whether a part cannot be had right now. For what stands in the place of a page: elsewhere the page does without it. */
export function useIsPartMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => awaited > 0,
    () => false,
  );
}

function change(by: number): void {
  awaited += by;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
