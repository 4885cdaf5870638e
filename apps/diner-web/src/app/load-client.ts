import { lateApiClient } from '@comanda/api-client';
import { fetchPart, loadOnce } from '@comanda/web/late';

/** Fetches the code that talks to the API. */
export const loadClient = loadOnce(async () => (await fetchPart(() => import('./client'))).client);

// The document has asked for what the first page shows, so that the code which talks to the API can wait.
export const client = lateApiClient(loadClient);
