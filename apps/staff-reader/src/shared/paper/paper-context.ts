import type { BoardOrder, Order } from '@comanda/contracts';
import { createContext, use } from 'react';

/** A paper to print. A ticket of one round has only its lines; without a round it has the whole order. */
export type PaperJob =
  | { readonly paper: 'ticket'; readonly order: BoardOrder; readonly round: number | null }
  | { readonly paper: 'receipt'; readonly orders: readonly Order[] };

export type Paper = {
  /** Prints another copy whenever staff ask for one; each after the first says that it is a copy. */
  readonly print: (job: PaperJob) => void;
};

export const PaperContext = createContext<Paper | null>(null);

/** Returns the printer of this page; throws outside of a PaperProvider. */
export function usePaper(): Paper {
  const paper = use(PaperContext);
  if (!paper)
    throw new Error('There is no PaperProvider above this component: put one around the page.');
  return paper;
}
