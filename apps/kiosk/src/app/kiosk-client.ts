import type { ApiClient } from '@comanda/api-client';
import { offerAtKiosk } from './offer-at-kiosk';

export type KioskClient = ApiClient & {
  /** Ends the access of the guest who was seated last, if there is one; the next guest is seated after it. */
  readonly leave: () => void;
};

/** A client whose restaurants are as a kiosk offers them, and whose guests have the number of their table tent. */
export function kioskClient(client: ApiClient, tableTent: () => string | null): KioskClient {
  // A guest of before a reload may have left a cookie.
  let isSeated = true;
  let leaving: Promise<unknown> = Promise.resolve();
  return {
    ...client,
    async getRestaurant(query, options) {
      const read = await client.getRestaurant(query, options);
      if (!read.ok) return read;
      return { ...read, value: { restaurant: offerAtKiosk(read.value.restaurant) } };
    },
    async addSectionGuest(body, options) {
      // The reply that takes the last guest's cookie away must not take this one's.
      await leaving;
      isSeated = true;
      const table_tent = tableTent();
      return await client.addSectionGuest({ ...body, ...(table_tent && { table_tent }) }, options);
    },
    leave() {
      if (!isSeated) return;
      isSeated = false;
      leaving = client.leaveTable();
    },
  };
}
