import { randomUUID } from 'node:crypto';

import type { Announcement } from '../../../webhooks/delivery';
import { writeCents } from '../transact/read-cents';
import type { Transaction } from '../transact/transaction';

/** Builds NMI's event for a transaction's last action. */
export function buildEvent(transaction: Transaction): Announcement {
  const { transaction_id, order_id, currency, condition, cents } = transaction;
  const action = transaction.actions.at(-1);
  const type = `transaction.${action?.type ?? 'sale'}.${action?.success ? 'success' : 'failure'}`;
  const event_id = randomUUID();
  const event = {
    event_id,
    event_type: type,
    event_body: {
      merchant: { id: '1', name: 'Sandbox' },
      features: { is_test_mode: true },
      transaction_id,
      transaction_type: 'cc',
      condition,
      processor_id: 'ccprocessora',
      order_id,
      currency,
      requested_amount: writeCents(cents),
      action: {
        amount: writeCents(action?.cents ?? 0),
        action_type: action?.type ?? '',
        success: action?.success ? '1' : '0',
        response_code: String(action?.response_code ?? ''),
        response_text: action?.response_text ?? '',
      },
    },
  };
  return {
    event_id,
    type,
    object_id: transaction_id,
    account: null,
    metadata: { order_id },
    payload: JSON.stringify(event),
  };
}
