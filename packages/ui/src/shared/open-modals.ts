import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes an open modal; whatever has to be reachable above it (toasts) moves inside, because all outside of a modal is inert. */
export function trackOpenModal(modal: HTMLDialogElement): () => void {
  change([...openModals, modal]);
  return () => change(openModals.filter((other) => other !== modal));
}

/** The modal on top, or null. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  );
}

function change(next: readonly HTMLDialogElement[]): void {
  openModals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
