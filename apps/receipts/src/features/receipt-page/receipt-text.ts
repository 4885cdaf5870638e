import type { Receipt } from '@comanda/contracts';
import type { ReceiptFormat } from './use-receipt-format';

/** The words that a receipt in plain text needs. */
type ReceiptWords = {
  readonly total: string;
  readonly refunded: string;
  readonly tax_number: string | null;
  readonly orderNumber: (number: string) => string;
};

type TextInput = {
  readonly receipt: Receipt;
  readonly format: Pick<ReceiptFormat, 'money' | 'dateTime'>;
  readonly words: ReceiptWords;
};

/** A receipt as lines of plain text, for a message or a note. */
export function receiptText({ receipt, format, words }: TextInput): string {
  const { restaurant, orders } = receipt;
  const head = [restaurant.legal_name ?? restaurant.name, words.tax_number, restaurant.address];
  const blocks = orders.map((order) => {
    const { order_number, placed_at, items, totals, refunded_amount } = order;
    return [
      words.orderNumber(order_number ?? '–'),
      placed_at && format.dateTime(placed_at),
      ...items.map(
        ({ multiplier, name, amount }) => `${multiplier} × ${name}  ${format.money(amount)}`,
      ),
      `${words.total}  ${format.money(totals.total_with_tip_and_tax)}`,
      refunded_amount > 0 ? `${words.refunded}  ${format.money(-refunded_amount)}` : null,
    ];
  });
  return [head, ...blocks].map((lines) => lines.filter(Boolean).join('\n')).join('\n\n');
}
