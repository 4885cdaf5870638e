import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import type { NuveiState } from '../nuvei-state';
import { readAmount } from '../payment';
import { isDateTime } from '../wire/date-time';
import { hashOf, isSameHash } from '../wire/hash';

/** A shop's payment request to the hosted page. */
export type PageRequest = {
  readonly terminal_id: string;
  readonly order_id: string;
  readonly currency: string;
  readonly cents: number;
  readonly receipt_url: string;
  readonly validation_url: string | null;
  /** Whether the shop says that it shows the page in a frame. */
  readonly is_in_frame: boolean;
  /** Fields the gateway does not know go back to the shop as they came. */
  readonly custom: Readonly<Record<string, string>>;
};

const KNOWN = new Set([
  'TERMINALID',
  'ORDERID',
  'CURRENCY',
  'AMOUNT',
  'DATETIME',
  'HASH',
  'RECEIPTPAGEURL',
  'VALIDATIONURL',
  'CARDHOLDERNAME',
  'AUTOREADY',
  'DESCRIPTION',
  'EMAIL',
  'PHONE',
  'TERMINALTYPE',
  'TRANSACTIONTYPE',
  'INIFRAME',
  'CARDNUMBER',
  'CARDEXPIRY',
  'CVV',
]);

/** Reads and verifies the fields a browser brought from the shop. The error is what the page then says. */
export function readPageRequest(
  state: NuveiState,
  fields: URLSearchParams,
): Result<PageRequest, string> {
  const terminal_id = fields.get('TERMINALID') ?? '';
  const currency = state.settings.terminals[terminal_id];
  if (currency === undefined) return err('Invalid TERMINALID');
  const order_id = fields.get('ORDERID') ?? '';
  if (!/^[\w-]{1,24}$/.test(order_id)) return err('Invalid ORDERID field');
  const amount = fields.get('AMOUNT') ?? '';
  const cents = readAmount(amount);
  if (cents === null) return err('Invalid AMOUNT field');
  const time = fields.get('DATETIME') ?? '';
  if (!isDateTime(time)) return err('Invalid DATETIME field');
  const [receipt, validation] = [fields.get('RECEIPTPAGEURL'), fields.get('VALIDATIONURL')];
  const { secret } = state.settings;
  const wanted = hashOf(terminal_id, order_id, amount, time, receipt, validation, secret);
  if (!isSameHash(fields.get('HASH') ?? '', wanted)) return err('Invalid HASH field');
  if (fields.get('CURRENCY') !== currency) return err('Invalid CURRENCY field');
  if (receipt === null || !URL.canParse(receipt)) return err('Invalid RECEIPTPAGEURL field');
  const isUsed = state
    .payments()
    .some((each) => each.terminal_id === terminal_id && each.order_id === order_id);
  if (isUsed) return err('Order ID already processed');
  return ok({
    terminal_id,
    order_id,
    currency,
    cents,
    receipt_url: receipt,
    validation_url: validation,
    is_in_frame: fields.get('INIFRAME') === 'Y',
    custom: Object.fromEntries([...fields].filter(([name]) => !KNOWN.has(name))),
  });
}
