import { useSyncExternalStore } from 'react';

let openSheets: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes an open modal sheet; whatever has to be reachable above it (toasts) moves inside, because all outside of a modal is inert. */
export function trackOpenSheet(sheet: HTMLDialogElement): () => void {
  change([...openSheets, sheet]);
  return () => change(openSheets.filter((other) => other !== sheet));
}

/** The sheet on top, or null. */
export function useTopSheet(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openSheets.at(-1) ?? null,
    () => null,
  );
}

function change(next: readonly HTMLDialogElement[]): void {
  openSheets = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
