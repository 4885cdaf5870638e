import type { Payment } from '../payment';
import { writeAmount } from '../payment';
import { writeDateTime } from '../wire/date-time';
import { hashOf } from '../wire/hash';

/** Signed result of a payment for the shop, in the browser's address and in the server call alike. */
export function signedResult(payment: Payment, secret: string, now: Date): URLSearchParams {
  const { terminal_id, order_id, response_code, response_text } = payment;
  const [amount, time] = [writeAmount(payment.cents), writeDateTime(now)];
  return new URLSearchParams({
    TERMINALID: terminal_id,
    ORDERID: order_id,
    AMOUNT: amount,
    APPROVALCODE: payment.approval_code,
    RESPONSECODE: response_code,
    RESPONSETEXT: response_text,
    DATETIME: time,
    AVSRESPONSE: 'X',
    CVVRESPONSE: payment.cvv_response,
    UNIQUEREF: payment.unique_ref,
    CARDTYPE: (payment.card_brand ?? '').toUpperCase(),
    CARDNUMBER: payment.card_number,
    HASH: hashOf(terminal_id, order_id, amount, time, response_code, response_text, secret),
  });
}
