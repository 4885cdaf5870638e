import type { ApiClient } from '@comanda/api-client';
import { createContext, use } from 'react';

export const ClientContext = createContext<ApiClient | null>(null);

/** Returns the API client of this application; throws outside of App. */
export function useClient(): ApiClient {
  const client = use(ClientContext);
  if (!client) throw new Error('There is no API client here: render this below App.');
  return client;
}
