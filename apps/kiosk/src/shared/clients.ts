import type { ApiClient } from '@comanda/api-client';
import type { LateQueue } from './late/late-queue';
import { createContext, use } from 'react';

/** How a kiosk talks to the API: for its guests, and as a device of the restaurant. */
export type Clients = {
  readonly guest: ApiClient;
  readonly device: ApiClient;
  /** Orders that wait for the connection; null = this device keeps none. */
  readonly late: Promise<LateQueue | null>;
};

export const ClientsContext = createContext<Clients | null>(null);

/** Returns the API clients of this application; throws outside of App. */
export function useClients(): Clients {
  const clients = use(ClientsContext);
  if (!clients) throw new Error('There are no API clients here: render this below App.');
  return clients;
}
