import { useSyncExternalStore } from 'react';

/** Affiliate code of staff who order for guests, as in the address and in the guest's record. */
export const FRONT_OF_HOUSE = '$frontOfHouse';

const KEY = 'comanda:front-of-house';
const listeners = new Set<() => void>();
let current: string | null = null;

/** Whether this tab orders for guests, as staff of a restaurant. It is a way of looking and no power: the server asks for their session. */
export function useIsFrontOfHouse(endpoint: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= read()) === endpoint,
    () => false,
  );
}

export function enterFrontOfHouse(endpoint: string): void {
  write(endpoint);
}

export function leaveFrontOfHouse(): void {
  write(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(endpoint: string | null): void {
  current = endpoint;
  try {
    if (endpoint === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, endpoint);
  } catch {
    // Where nothing may be kept, a reload begins as a guest's.
  }
  for (const listener of listeners) listener();
}
