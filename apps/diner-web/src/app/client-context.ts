import type { ApiClient } from '@comanda/api-client';
import { createContext, useContext } from 'react';

export const ClientContext = createContext<ApiClient | null>(null);

/** The API as this application talks to it. */
export function useClient(): ApiClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('There is no API client here: render this below App.');
  return client;
}
