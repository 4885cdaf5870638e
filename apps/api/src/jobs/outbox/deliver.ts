import { assertNever } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { closePayment } from '../../settle/close-payment';
import { refundPayment } from '../../settle/refund-payment';
import type { OutboxMessage } from './messages';
import type { DueMessage } from './queue';

/** Carries out one message; throws when it has to come again. */
export async function deliver(deps: Deps, row: DueMessage): Promise<void> {
  const message = { kind: row.kind, payload: row.payload } as OutboxMessage; // written by enqueue or toOutboxRow
  const { restaurant_id } = row;
  switch (message.kind) {
    case 'order.placed':
      deps.log.info({ restaurant_id, order_id: message.payload.order_id }, 'an order was placed');
      return;
    case 'payment.close':
      await closePayment(deps, { restaurant_id, payment_id: message.payload.payment_id });
      return;
    case 'payment.refund': {
      const { payment_id } = message.payload;
      await refundPayment(deps, { restaurant_id, payment_id }, row.attempts);
      deps.log.info({ restaurant_id, payment_id }, 'a payment was refunded');
      return;
    }
    default:
      assertNever(message);
  }
}
