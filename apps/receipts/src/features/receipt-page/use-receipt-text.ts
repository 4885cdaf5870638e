import { countedName } from '@comanda/i18n';
import { useGuestName } from '@comanda/i18n/react';
import type { Order, PaidShare, Receipt } from '@comanda/contracts';
import { useOrderSums } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { paymentsOf, roomOf } from './payments-of';
import { usePaymentRows } from './use-payment-rows';
import { sharesBeyondOrders } from './shares-beyond-orders';
import { useLineDiscountText } from './use-line-discount-text';
import type { ReceiptFormat } from './use-receipt-format';
import { useShareText } from './use-share-text';

type Row = { readonly label: string; readonly amount: number };
type Line = string | false | null;

/** Returns a receipt as lines of plain text, for a message or a note. */
export function useReceiptText(format: ReceiptFormat): (receipt: Receipt) => string {
  const { t } = useTranslation();
  const { money, dateTime } = format;
  const guestName = useGuestName();
  const sumsOf = useOrderSums(format);
  const paymentRows = usePaymentRows();
  const shareText = useShareText();
  const discountText = useLineDiscountText();

  function row({ label, amount }: Row): string {
    return `${label}  ${money(amount)}`;
  }
  function sums(order: Pick<Order, 'campaigns' | 'totals'>): string[] {
    const total = { label: t('cart.totals.total'), amount: order.totals.total_with_tip_and_tax };
    return [...sumsOf(order), total].map(row);
  }
  function item({ multiplier, name, amount }: PaidShare['items'][number] | Order['items'][number]) {
    return row({ label: `${multiplier} × ${name}`, amount });
  }
  function orderLines(order: Order, { payments }: Receipt): Line[] {
    const { order_number, placed_at } = order;
    return [
      order_number && t('receipt.order_number', { number: order_number }),
      placed_at && dateTime(placed_at),
      order.status === 'ORDER_CANCELLED' && t('receipt.cancelled'),
      ...order.items.flatMap((each) => [
        item(each),
        each.modifiers.map(countedName).join(', '),
        discountText(order, each, format),
      ]),
      ...sums(order),
      ...paymentRows(paymentsOf(order, payments), roomOf(order)).map(row),
    ];
  }
  function shareLines(share: PaidShare): Line[] {
    const { totals, paid_at } = share;
    const paid = { ...share, paid_by: null, amount: totals.total_with_tip_and_tax };
    return [
      t('receipt.paid_share.title'),
      dateTime(paid_at),
      shareText(share),
      ...share.items.flatMap((each) => [
        item(each),
        t('receipt.for', { name: guestName(each.guest_name) }),
      ]),
      ...sums({ campaigns: [], totals }),
      ...paymentRows([paid]).map(row),
    ];
  }
  return (receipt) => {
    const { legal_name, name, tax_number, address } = receipt.restaurant;
    const head = [
      legal_name ?? name,
      tax_number && t('receipt.tax_number', { number: tax_number }),
      address,
    ];
    const orders = receipt.orders.map((order) => orderLines(order, receipt));
    const shares = sharesBeyondOrders(receipt).map(({ share }) => shareLines(share));
    return [head, ...orders, ...shares]
      .map((lines) => lines.filter(Boolean).join('\n'))
      .join('\n\n');
  };
}
