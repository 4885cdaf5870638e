import type { ApiClient, ApiFailure } from '@comanda/api-client';
import { reportSectionFault } from '#shared/section-fault';
import { offerAtKiosk } from './offer-at-kiosk';

export type KioskClient = ApiClient & {
  /** Ends the access of the guest who was seated last, if there is one; the next guest is seated after it. */
  readonly leave: () => void;
};

type KioskClientOptions = {
  readonly tableTent: () => string | null;
  /** Where the guest's session is named beside their order, for a document that comes after this one. */
  readonly storage: Storage | null;
};

const SEATED = 'comanda:kiosk:seated';

/** A client whose restaurants are as a kiosk offers them, and whose guests have the number of their table tent. */
export function kioskClient(
  client: ApiClient,
  { tableTent, storage }: KioskClientOptions,
): KioskClient {
  let seated = storage?.getItem(SEATED) ?? null;
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
      if (opened.ok) setSeated(opened.value.table.table_session_id);
      else if (isNotFound(opened.error)) reportSectionFault();
      return opened;
    },
    leave() {
      if (seated === null) return;
      leaving = client.leaveTable({ table_session_id: seated });
      setSeated(null);
    },
  };

  function setSeated(table_session_id: string | null): void {
    seated = table_session_id;
    try {
      if (table_session_id === null) storage?.removeItem(SEATED);
      else storage?.setItem(SEATED, table_session_id);
    } catch {
      // A full storage keeps no guest from ordering.
    }
  }
}

function isNotFound(failure: ApiFailure): boolean {
  return failure.kind === 'problem' && failure.problem.status === 404;
}
