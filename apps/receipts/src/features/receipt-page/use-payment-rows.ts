import type { ReceiptPayment } from '@comanda/contracts';
import { useGuestName } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { cardName } from './card-name';

/** A payment as a receipt tells it. */
export type ToldPayment = Pick<
  ReceiptPayment,
  'payment_method' | 'card' | 'paid_by' | 'amount' | 'refunded_amount'
>;

export type PaymentRow = { readonly label: string; readonly amount: number };

/** Lines for payments, each with how it was paid, and below them a line for each refund. */
export function usePaymentRows(): (
  payments: readonly ToldPayment[],
  room_number?: string | null,
) => PaymentRow[] {
  const { t } = useTranslation();
  const guestName = useGuestName();
  return (payments, room_number = null) => {
    function wayOf({ payment_method }: ToldPayment) {
      return payment_method === 'COUNTER' && room_number !== null ? 'ROOM' : payment_method;
    }
    function label(way: string, { card, paid_by }: ToldPayment): string {
      const details = [card && cardName(card), paid_by && guestName(paid_by)];
      return [way, ...details].filter(Boolean).join(' · ');
    }
    const paid = payments.map((payment) => ({
      label: label(t(`receipt.paid_by.${wayOf(payment)}`, { room: room_number }), payment),
      amount: payment.amount,
    }));
    const refunded = payments
      .filter(({ refunded_amount }) => refunded_amount > 0)
      .map((payment) => ({
        label: label(t(`receipt.refunded_by.${wayOf(payment)}`, { room: room_number }), payment),
        amount: -payment.refunded_amount,
      }));
    return [...paid, ...refunded];
  };
}
