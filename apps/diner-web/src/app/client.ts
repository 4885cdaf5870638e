import { createApiClient } from '@comanda/api-client';
import { isEmbedded } from '@comanda/web/embedding';

/** The client of the page's own origin. */
export const client = createApiClient({ is_embedded: isEmbedded() });
