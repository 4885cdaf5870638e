import { createApiClient } from '@comanda/api-client';

/** The client of the page's own origin. */
export const client = createApiClient({});
