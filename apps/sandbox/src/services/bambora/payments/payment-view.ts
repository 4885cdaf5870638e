import { writeAmount } from './read-amount';
import type { Payment } from './payment';

type Place = { readonly merchantId: string; readonly baseUrl: string };

/** The answer to whatever made a payment. Ids and flags are texts. */
export function paymentReply(payment: Payment, { merchantId, baseUrl }: Place): object {
  const href = `${baseUrl}/v1/payments/${payment.id}`;
  return {
    id: payment.id,
    authorizing_merchant_id: Number(merchantId),
    approved: payment.approved ? '1' : '0',
    message_id: String(payment.message_id),
    message: payment.message,
    auth_code: payment.auth_code,
    created: localTime(payment.created),
    order_number: payment.order_number,
    type: payment.type,
    payment_method: payment.payment_method,
    risk_score: 0,
    amount: writeAmount(payment.cents),
    custom: { ref1: '', ref2: '', ref3: '', ref4: '', ref5: '' },
    card: cardOf(payment),
    links: [
      { rel: 'void', href: `${href}/void`, method: 'POST' },
      { rel: 'return', href: `${href}/returns`, method: 'POST' },
      ...(payment.type === 'PA'
        ? [{ rel: 'complete', href: `${href}/completions`, method: 'POST' }]
        : []),
    ],
  };
}

/** Fields only a payment's details include. */
export function paymentDetails(
  payment: Payment,
  adjustments: readonly Payment[],
  place: Place,
): object {
  return {
    ...paymentReply(payment, place),
    id: Number(payment.id),
    total_refunds: writeAmount(payment.returned_cents),
    total_completions: writeAmount(payment.completed_cents),
    adjusted_by: adjustments.map((each) => ({
      id: Number(each.id),
      type: each.type,
      approval: each.approved ? 1 : 0,
      message: each.message,
      amount: writeAmount(each.cents),
      created: localTime(each.created),
      url: `${place.baseUrl}/v1/payments/${each.id}`,
    })),
  };
}

function cardOf({ card_type, last_four }: Payment): object {
  return {
    card_type,
    last_four,
    address_match: 0,
    postal_result: 0,
    avs_result: '0',
    cvd_result: '1',
    avs: { id: 'U', message: 'Address information is unavailable.', processed: false },
  };
}

/** As the service writes times, without a zone. */
export function localTime(time: Date): string {
  return time.toISOString().slice(0, 19);
}
