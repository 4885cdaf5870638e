import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** How the current guest uses the kiosk. */
export type AccessMode = {
  /** All controls are in reach of somebody who sits. */
  readonly is_lowered: boolean;
  readonly is_spoken: boolean;
  readonly is_large: boolean;
  readonly is_contrasted: boolean;
};

const PLAIN: AccessMode = {
  is_lowered: false,
  is_spoken: false,
  is_large: false,
  is_contrasted: false,
};

const store = createStore<AccessMode>()(() => PLAIN);

export function useAccessMode(): AccessMode {
  return useStore(store);
}

export function readAccessMode(): AccessMode {
  return store.getState();
}

export function changeAccessMode(changes: Partial<AccessMode>): void {
  store.setState(changes);
}

/** The next guest begins as everybody does. */
export function forgetAccessMode(): void {
  store.setState(PLAIN);
}

/** Whether any of it is in use: such guests have more time. */
export function isAccessModeOn(mode: AccessMode): boolean {
  return Object.values(mode).includes(true);
}
