import { writeDecimal } from '../decimal';
import { nuveiDateTime } from './date-time';
import { nuveiHash } from './hash';

export type PageWish = {
  readonly base: string;
  readonly terminal_id: string;
  readonly secret: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly receipt_url: string;
  readonly validation_url: string;
  readonly now: Date;
};

/** The address of the hosted page for one payment. Its hash covers everything that decides who gets how much. */
export function pageAddress(wish: PageWish): string {
  const { terminal_id, order_id, receipt_url, validation_url, secret } = wish;
  const [amount, time] = [writeDecimal(wish.amount), nuveiDateTime(wish.now)];
  const url = new URL(`${wish.base}/paymentpage`);
  const fields = {
    TERMINALID: terminal_id,
    ORDERID: order_id,
    CURRENCY: wish.currency,
    AMOUNT: amount,
    DATETIME: time,
    RECEIPTPAGEURL: receipt_url,
    VALIDATIONURL: validation_url,
    DESCRIPTION: wish.description,
    AUTOREADY: 'Y',
    TERMINALTYPE: '2',
    TRANSACTIONTYPE: '7',
    HASH: nuveiHash(terminal_id, order_id, amount, time, receipt_url, validation_url, secret),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
