import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** Answers of the current guest that are no part of the order, and the offers they have seen. */
export type Visit = {
  /** The number of the table tent that the guest took; null = none. */
  readonly table_tent: string | null;
  /** Dishes to go with the meal are offered once. */
  readonly was_offered: boolean;
  /** The guest said which name to call, or that none is. */
  readonly was_named: boolean;
  /** Their order waits on this device for the connection; null = it does not. */
  readonly late: LateTicket | null;
};

/** The number and the total that the guest of a late order is told. */
export type LateTicket = { readonly order_number: string; readonly shown_total: number };

const NEW: Visit = { table_tent: null, was_offered: false, was_named: false, late: null };

const store = createStore<Visit>()(() => NEW);

export function useVisit(): Visit {
  return useStore(store);
}

export function readVisit(): Visit {
  return store.getState();
}

export function changeVisit(changes: Partial<Visit>): void {
  store.setState(changes);
}

export function forgetVisit(): void {
  store.setState(NEW);
}
