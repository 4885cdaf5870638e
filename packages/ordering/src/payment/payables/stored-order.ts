import type { ApiClient, TipInput } from '@comanda/api-client';
import type { ShareInput } from '@comanda/contracts';
import { afterFailure } from '../after-failure';
import type { PaymentEvent } from '../payment-event';
import type { Draft } from '../payment-flow';
import { openedWith } from './opened';
import type { Opened, Payable, Placing } from './payable';
import { placedAfterAll } from './placed-event';
import { unpaidEvent } from './unpaid-event';

/** The share of their table's bill that a guest pays. */
export type BillShareRequest = TipInput & { readonly share: ShareInput };

/** The order that the server keeps of a guest; with `bill`, that guest's share of the bill of their table. */
export type StoredDraft = Draft & {
  readonly guest_id: string;
  readonly bill?: BillShareRequest;
};

export type StoredOrderClient = Pick<
  ApiClient,
  'openTerminalPayment' | 'getTerminalPayment' | 'getReceipt'
>;

/** A guest's stored order, or share of a bill, that staff take the payment of at a reader. */
export function storedOrder(client: StoredOrderClient): Payable<StoredDraft> {
  return {
    securePayer: ({ draft }) =>
      Promise.resolve({ type: 'guest_secured', guest_id: draft.guest_id }),

    async openPayment({ attempt }, key): Promise<Opened<StoredDraft>> {
      const { draft, terminal_id } = attempt;
      const { restaurant_id, guest_id, bill } = draft;
      const asked = { restaurant_id, guest_id, terminal_id: terminal_id ?? '' };
      const opened = await client.openTerminalPayment(
        bill === undefined ? asked : { ...asked, bill },
        { key },
      );
      if (!opened.ok) {
        const event = placedAfterAll(opened.error) ?? afterFailure(opened.error, attempt);
        return { event, intent: null };
      }
      return openedWith(opened.value);
    },

    async askOutcome(flow): Promise<PaymentEvent<StoredDraft>> {
      const { restaurant_id } = flow.attempt.draft;
      const payment_intent_id = flow.payment?.payment_intent_id ?? '';
      const asked = await client.getTerminalPayment({ restaurant_id, payment_intent_id });
      // A refusal is no news of the money: whoever signs in again asks again.
      if (!asked.ok) return { type: 'outcome_unknown' };
      return unpaidEvent(asked.value.payment) ?? (await placed(client, flow));
    },

    refresh: () => Promise.resolve(),
    onSessionLost: () => undefined,
    onPlaced: () => undefined,
  };
}

/** The receipt tells the number that staff call out. */
async function placed(
  client: StoredOrderClient,
  { guest_id, payment }: Placing<StoredDraft>,
): Promise<PaymentEvent<StoredDraft>> {
  const order_id = payment?.order_id ?? '';
  const receipt = await client.getReceipt({ guest_id, ...(order_id && { order_id }) });
  const orders = receipt.ok ? receipt.value.guest.orders : [];
  const order = orders.find((each) => each.order_id === order_id);
  return { type: 'order_placed', guest_id, order_id, order_number: order?.order_number ?? null };
}
