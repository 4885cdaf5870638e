import type { Seat, TableParty } from '@comanda/ordering/table';
import { createContext, useContext } from 'react';
import type { TablePaths } from './table-paths';

export type Party = TableParty & {
  readonly seat: Seat;
  readonly paths: TablePaths;
  /** The restaurant's own tablet: paid at once, and begun anew by the next guest. */
  readonly is_tablet: boolean;
  /** Eats here and pays afterwards. */
  readonly pays_later: boolean;
};

export const PartyContext = createContext<Party | null>(null);

/** Returns the guests of the table and the addresses of its pages; read once for all pages of table ordering. */
export function useParty(): Party {
  const party = useContext(PartyContext);
  if (!party) throw new Error('There is no party here: render this below TableFrame.');
  return party;
}
