import type { ApiClient } from '@comanda/api-client';
import { offerAtKiosk } from './offer-at-kiosk';

/** A client whose restaurants are as a kiosk offers them, and whose guests have the number of their table tent. */
export function kioskClient(client: ApiClient, tableTent: () => string | null): ApiClient {
  return {
    ...client,
    async getRestaurant(query, options) {
      const read = await client.getRestaurant(query, options);
      if (!read.ok) return read;
      return { ...read, value: { restaurant: offerAtKiosk(read.value.restaurant) } };
    },
    addSectionGuest(body, options) {
      const table_tent = tableTent();
      return client.addSectionGuest({ ...body, ...(table_tent && { table_tent }) }, options);
    },
  };
}
