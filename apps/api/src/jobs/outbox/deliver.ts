import { assertNever } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { cancelAtService } from '../../modules/delivery/cancel-at-service';
import { dispatchDelivery } from '../../modules/delivery/dispatch-delivery';
import { recallCourier } from '../../modules/delivery/recall-courier';
import { closePayment } from '../../modules/payments/settle/close-payment';
import { refundPart } from '../../modules/payments/settle/refund-part';
import { refundPayment } from '../../modules/payments/settle/refund-payment';
import { watchPayment } from '../../modules/payments/settle/watch-payment';
import { handOnContact } from '../outside/hand-on-contact';
import { sendReceiptText } from '../outside/send-receipt-text';
import { tellWebhook } from '../outside/tell-webhook';
import type { OutboxMessage } from './messages';
import type { DueMessage } from './queue';
import { isLate, publishMissedEvents } from './publish-missed-events';

/** Carries out one message; throws when it has to come again. */
export async function deliver(deps: Deps, row: DueMessage): Promise<void> {
  const message = { kind: row.kind, payload: row.payload } as OutboxMessage; // written by enqueue or toOutboxRow
  const { restaurant_id, outbox_id } = row;
  switch (message.kind) {
    case 'order.placed':
    case 'order.changed': {
      const { order_id } = message.payload;
      if (isLate(deps, row)) await publishMissedEvents(deps, { restaurant_id, order_id });
      await tellWebhook(deps, { id: outbox_id, type: message.kind, restaurant_id, order_id });
      return;
    }
    case 'contact.received':
      await handOnContact(deps, { id: outbox_id, contact_id: message.payload.contact_id });
      return;
    case 'delivery.dispatch': {
      const { order_id } = message.payload;
      await dispatchDelivery(deps, { restaurant_id, order_id }, row.attempts);
      return;
    }
    case 'delivery.cancel': {
      const { order_id } = message.payload;
      const outcome = await cancelAtService(deps, { restaurant_id, order_id });
      if (outcome === 'unknown') throw new Error('The courier service has not said yet.');
      return;
    }
    case 'delivery.recall':
      await recallCourier(deps, message.payload);
      return;
    case 'text.send':
      await sendReceiptText(deps, { restaurant_id, text_id: message.payload.text_id });
      return;
    case 'payment.close':
      await closePayment(deps, { restaurant_id, payment_id: message.payload.payment_id });
      return;
    case 'payment.watch':
      await watchPayment(deps, { restaurant_id, payment_id: message.payload.payment_id });
      return;
    case 'payment.refund': {
      const { payment_id } = message.payload;
      await refundPayment(deps, { restaurant_id, payment_id }, row.attempts);
      deps.log.info({ restaurant_id, payment_id }, 'a payment was refunded');
      return;
    }
    case 'payment.refund_part': {
      const { refund_id } = message.payload;
      await refundPart(deps, { restaurant_id, refund_id });
      deps.log.info({ restaurant_id, refund_id }, 'a part of a payment was refunded');
      return;
    }
    default:
      assertNever(message);
  }
}
