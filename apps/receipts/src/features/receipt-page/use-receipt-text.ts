import { countedName } from '@comanda/i18n';
import { useGuestName } from '@comanda/i18n/react';
import type { Order, PaidShare, Receipt } from '@comanda/contracts';
import { useOrderSums } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { paymentsOf } from './payments-of';
import { usePaymentRows } from './use-payment-rows';
import { sharesBeyondOrders } from './shares-beyond-orders';
import { useLineDiscountText } from './use-line-discount-text';
import type { ReceiptFormat } from './use-receipt-format';
import { useRefundTexts } from './use-refund-texts';
import { useShareText } from './use-share-text';

type Row = { readonly label: string; readonly amount: number };
type Line = string | false | null;

/** Returns a receipt as lines of plain text, for a message or a note. */
export function useReceiptText(format: ReceiptFormat): (receipt: Receipt) => string {
  const { t } = useTranslation();
  const { money, dateTime, day, time } = format;
  const guestName = useGuestName();
  const sumsOf = useOrderSums(format);
  const paymentRows = usePaymentRows();
  const shareText = useShareText();
  const discountText = useLineDiscountText();
  const refundTexts = useRefundTexts(format);

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
  function pickup({ pickup_time, status }: Order): Line {
    if (pickup_time === null || status === 'ORDER_CANCELLED') return null;
    return t('cart.pickup.on', { day: day(pickup_time), time: time(pickup_time) });
  }
  function orderLines(order: Order, receipt: Receipt): Line[] {
    const { order_number, placed_at } = order;
    return [
      order_number && t('receipt.order_number', { number: order_number }),
      placed_at && dateTime(placed_at),
      pickup(order),
      order.status === 'ORDER_CANCELLED' && t('receipt.cancelled'),
      ...order.items.flatMap((each) => [
        item(each),
        each.menu_name,
        each.modifiers.map(countedName).join(', '),
        discountText(order, each, format),
        each.special_instructions,
      ]),
      order.order_instructions,
      ...sums(order),
      ...paymentRows(paymentsOf(order, receipt), receipt.room_number).map(row),
      ...refundTexts(order).map(({ amount, why }) => `${amount}: ${why.join(' ')}`),
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
