import { createApiClient } from '@comanda/api-client';
import { isEmbedded } from '#shared/is-embedded';

/** The client of the page's own origin. */
export const client = createApiClient({ is_embedded: isEmbedded() });
