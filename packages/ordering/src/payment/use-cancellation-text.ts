import type { Order, PaymentStatus } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';

type CancelledOrder = Pick<
  Order,
  'cancel_reason' | 'cancel_note' | 'payment_status' | 'refunded_amount'
>;

/** Text of a cancelled order; empty where there is none. */
export type CancellationText = {
  /** Why, and the restaurant's own words where it gave any. */
  readonly why: string;
  /** Refund of its payment. */
  readonly refund: string;
};

/** Of what was taken, or held for the restaurant, everything goes back. */
const PAID: ReadonlySet<PaymentStatus | null> = new Set(['AUTHORIZED', 'CAPTURED', 'REFUNDED']);

/** Why an order was cancelled and what becomes of its money, wherever a guest reads of it. */
export function useCancellationText(): (order: CancelledOrder) => CancellationText {
  const { t } = useTranslation();
  return ({ cancel_reason, cancel_note, payment_status, refunded_amount }) => ({
    why: [cancel_reason && t(`order.cancel_reason.${cancel_reason}`), cancel_note]
      .filter(Boolean)
      .join(' '),
    refund: PAID.has(payment_status) || refunded_amount > 0 ? t('order.cancelled.refund') : '',
  });
}
