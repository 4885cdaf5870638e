import { createApiClient, type ApiClient, unwrap } from '@comanda/api-client';
import type { Terminal, TerminalVendor } from '@comanda/contracts';
import type { CardReader } from '@comanda/payments';
import { act, renderHook } from '@testing-library/react';
import { inject } from 'vitest';
import type { BillShareRequest } from '../payment/payables/stored-order';
import { usePayment } from '../payment/use-payment';
import { useStoredOrder } from '../payment/use-stored-order';
import { connectReader, standInForStripe } from './open-kiosk';
import { leaveAtEnd } from './opened-pages';
import { type ReaderHand, readerHand, readerId } from './reader-hand';
import type { ReaderLabel } from './readers';
import { openOrigin } from './render-ordering';

/** A member of staff, signed in, with a reader of the counter. */
export type Staff = {
  readonly restaurant_id: string;
  readonly terminal: Terminal;
  readonly hand: ReaderHand;
  /** The client of a page that was just loaded. */
  readonly client: () => ApiClient;
};

export async function startStaff(vendor: TerminalVendor, label: ReaderLabel): Promise<Staff> {
  openOrigin();
  const base_url = inject('api_url');
  const retry = { retries: 2, base_ms: 1, cap_ms: 5 };
  const { restaurant } = unwrap(
    await createApiClient({ base_url }).getRestaurant({ restaurant: 'tide-kiosk' }),
  );
  const { restaurant_id } = restaurant;
  const signing = createApiClient({ base_url, retry });
  const { token } = unwrap(await signing.signInStaff({ restaurant_id, pin: '471128' }));
  function client(): ApiClient {
    return createApiClient({ base_url, token: () => token, retry });
  }
  const { terminals } = unwrap(await client().listTerminals({ restaurant_id }));
  const terminal = terminals.find(({ reader_id }) => reader_id === readerId(vendor, label));
  if (terminal === undefined) throw new Error(`The counter has no reader "${label}".`);
  if (vendor === 'STRIPE') await standInForStripe();
  return { restaurant_id, terminal, hand: readerHand(vendor, label), client };
}

export type StaffPage = Awaited<ReturnType<typeof openStaffPage>>;

/** The page on which staff take the payment of a guest. Opening another one is a reload. */
export async function openStaffPage(staff: Staff, guest_id: string, bill?: BillShareRequest) {
  const { restaurant_id } = staff;
  const client = staff.client();
  const reader: CardReader = await connectReader(client, staff.terminal);
  const input = { client, restaurant_id, guest_id, ...(bill === undefined ? {} : { bill }) };
  const { result, unmount } = await act(async () =>
    renderHook(() => {
      const order = useStoredOrder(input);
      const payment = usePayment(order, reader);
      staff.hand.watch(payment.flow);
      return { order, payment };
    }),
  );
  return {
    now: () => result.current,
    reader,
    client,
    /** The page is gone, whatever it was doing. */
    leave: leaveAtEnd(async () => {
      unmount();
      await reader.disconnect();
    }),
  };
}
