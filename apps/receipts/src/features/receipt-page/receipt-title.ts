import type { Receipt } from '@comanda/contracts';
import type { TFunction } from 'i18next';

/** Title of a receipt's page, and of the file that a browser prints it to. */
export function receiptTitle({ orders }: Pick<Receipt, 'orders'>, t: TFunction): string {
  const numbers = orders.flatMap(({ order_number }) => order_number ?? []);
  if (numbers.length === 0) return t('receipt.title');
  return t('receipt.title_of', { number: numbers.join(', ') });
}
