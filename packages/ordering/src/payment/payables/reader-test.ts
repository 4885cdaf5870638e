import type { ApiClient } from '@comanda/api-client';
import { refusedOrUnreachable } from '../after-failure';
import type { PaymentEvent } from '../payment-event';
import type { Draft } from '../payment-flow';
import { openedWith } from './opened';
import type { Opened, Payable } from './payable';
import { unpaidEvent } from './unpaid-event';

export type ReaderTestClient = Pick<ApiClient, 'openReaderTest' | 'getTerminalPayment'>;

/** A payment that tests a card reader. The server gives its money back; `onPaid` is told its payment_intent_id. */
export function readerTest(
  client: ReaderTestClient,
  onPaid: (payment_intent_id: string) => void,
): Payable<Draft> {
  return {
    // The server adds a guest of its own.
    securePayer: () => Promise.resolve({ type: 'guest_secured', guest_id: '' }),

    async openPayment({ attempt }, key): Promise<Opened<Draft>> {
      const { draft, terminal_id } = attempt;
      const { restaurant_id } = draft;
      const asked = { restaurant_id, terminal_id: terminal_id ?? '' };
      const opened = await client.openReaderTest(asked, { key });
      return opened.ok
        ? openedWith(opened.value)
        : { event: refusedOrUnreachable(opened.error), intent: null };
    },

    async askOutcome({ attempt, guest_id, payment }): Promise<PaymentEvent<Draft>> {
      const { restaurant_id } = attempt.draft;
      const { payment_intent_id = '', order_id = '' } = payment ?? {};
      const asked = await client.getTerminalPayment({ restaurant_id, payment_intent_id });
      if (!asked.ok) return { type: 'outcome_unknown' };
      const paid = { type: 'order_placed', guest_id, order_id, order_number: null } as const;
      return unpaidEvent(asked.value.payment) ?? paid;
    },

    refresh: () => Promise.resolve(),
    onSessionLost: () => undefined,
    onPlaced(before) {
      if ('payment' in before && before.payment !== null) onPaid(before.payment.payment_intent_id);
    },
  };
}
