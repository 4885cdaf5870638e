import type { ApiClient, ApiFailure } from '@comanda/api-client';
import { err } from '@comanda/kernel';
import { reportSectionFault } from '#shared/section-fault';
import { offerAtKiosk } from './offer-at-kiosk';

/** The client of one guest. Its restaurants are as a kiosk offers them, and its guest has the number of their table tent. */
export type GuestClient = ApiClient & {
  /** Ends the guest's access, if they have any; they are not seated from then on. */
  readonly leave: () => void;
};

export type KioskClient = {
  /** Makes the client of the next guest. */
  readonly next: () => GuestClient;
};

type KioskClientOptions = {
  readonly tableTent: () => string | null;
  /** Where the guest's session is named beside their order, for a document that comes after this one. */
  readonly storage: Storage | null;
};

const SEATED = 'comanda:kiosk:seated';

/** Makes a client for each guest of a kiosk. The guests share the browser's cookie, so one is seated after the other has left. */
export function kioskClient(
  client: ApiClient,
  { tableTent, storage }: KioskClientOptions,
): KioskClient {
  /** The last call whose reply sets or removes the cookie. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Value>(call: () => Promise<Value>): Promise<Value> {
    const called = last.then(call);
    last = called.catch(() => null);
    return called;
  }

  return {
    next() {
      let seated = storage?.getItem(SEATED) ?? null;
      let hasLeft = false;

      async function end(table_session_id: string): Promise<void> {
        await client.leaveTable({ table_session_id });
      }

      function setSeated(table_session_id: string | null): void {
        seated = table_session_id;
        try {
          if (table_session_id === null) storage?.removeItem(SEATED);
          else storage?.setItem(SEATED, table_session_id);
        } catch {
          // A full storage keeps no guest from ordering.
        }
      }

      return {
        ...client,
        async getRestaurant(query, options) {
          const read = await client.getRestaurant(query, options);
          if (!read.ok) return read;
          return { ...read, value: { restaurant: offerAtKiosk(read.value.restaurant) } };
        },
        addSectionGuest(body, options) {
          return inTurn(async () => {
            if (hasLeft) return err(NOT_SENT);
            const table_tent = tableTent();
            const asked = { ...body, ...(table_tent && { table_tent }) };
            const opened = await client.addSectionGuest(asked, options);
            if (!opened.ok) {
              if (isNotFound(opened.error)) reportSectionFault();
              return opened;
            }
            const { table_session_id } = opened.value.table;
            // The guest left while the server was seating them.
            if (hasLeft) await end(table_session_id);
            else setSeated(table_session_id);
            return opened;
          });
        },
        leave() {
          hasLeft = true;
          const ended = seated;
          setSeated(null);
          if (ended !== null) void inTurn(() => end(ended));
        },
      };
    },
  };
}

const NOT_SENT: ApiFailure = { kind: 'network' };

function isNotFound(failure: ApiFailure): boolean {
  return failure.kind === 'problem' && failure.problem.status === 404;
}
