import { useStore } from 'zustand';
import type { OrderingState } from '../store/ordering-store';
import { useOrdering } from './ordering-context';

/** A part of what the guest has chosen. The selector must give the same object for the same state. */
export function useOrderingStore<Part>(select: (state: OrderingState) => Part): Part {
  return useStore(useOrdering().store, select);
}
