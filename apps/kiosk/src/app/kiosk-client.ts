import type { ApiClient, ApiFailure } from '@comanda/api-client';
import { reportSectionFault } from '#shared/section-fault';
import { offerAtKiosk } from './offer-at-kiosk';

export type KioskClient = ApiClient & {
  /** Ends the access of the guest who was seated last, if there is one; the next guest is seated after it. */
  readonly leave: () => void;
};

/** Where the seat of the current guest outlives a page that is loaded again. */
const SEAT_KEY = 'comanda:seat';

type KioskClientOptions = {
  readonly tableTent: () => string | null;
  readonly storage: Storage | null;
};

/** A client whose restaurants are as a kiosk offers them, and whose guests have the number of their table tent. */
export function kioskClient(
  client: ApiClient,
  { tableTent, storage }: KioskClientOptions,
): KioskClient {
  let seated = storage?.getItem(SEAT_KEY) ?? null;
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
      const table_tent = tableTent();
      const asked = { ...body, ...(table_tent && { table_tent }) };
      const opened = await client.addSectionGuest(asked, options);
      if (opened.ok) setSeat(opened.value.table.table_session_id);
      else if (isNotFound(opened.error)) reportSectionFault();
      return opened;
    },
    leave() {
      if (seated === null) return;
      leaving = client.leaveTable({ table_session_id: seated });
      setSeat(null);
    },
  };

  function setSeat(table_session_id: string | null): void {
    seated = table_session_id;
    try {
      if (seated === null) storage?.removeItem(SEAT_KEY);
      else storage?.setItem(SEAT_KEY, seated);
    } catch {
      // Full: this page still knows it.
    }
  }
}

function isNotFound(failure: ApiFailure): boolean {
  return failure.kind === 'problem' && failure.problem.status === 404;
}
