import type { ApiClient } from '@comanda/api-client';
import type { Clock } from '@comanda/kernel';
import { createContext, type ReactNode, use } from 'react';

export type StaffPlace = {
  readonly client: ApiClient;
  readonly restaurant_id: string;
  /** Where the API is, when it is not the page's own origin. */
  readonly base_url?: string;
  readonly EventSource?: typeof EventSource;
  readonly clock?: Clock;
};

const StaffContext = createContext<StaffPlace | null>(null);

type StaffProviderProps = StaffPlace & { readonly children: ReactNode };

/** Gives the hooks below it the restaurant whose staff use this device. */
export function StaffProvider({ children, ...place }: StaffProviderProps) {
  return <StaffContext value={place}>{children}</StaffContext>;
}

/** Returns the restaurant and the client of this device; throws outside of a StaffProvider. */
export function useStaffPlace(): StaffPlace {
  const place = use(StaffContext);
  if (!place)
    throw new Error('There is no StaffProvider above this component: put one around the page.');
  return place;
}
