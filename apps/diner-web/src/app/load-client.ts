import { type ApiClient, lateApiClient } from '@comanda/api-client';
import { fetchPart } from '#shared/fetch-part';

let loading: Promise<ApiClient> | undefined;

/** Fetches the code that talks to the API: the document has asked for what the first page shows, so that it can wait. */
export function loadClient(): Promise<ApiClient> {
  loading ??= fetchPart(() => import('./client')).then(
    (part) => part.client,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export const client = lateApiClient(loadClient);
