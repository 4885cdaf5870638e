import type { Order } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';

type RefundText = {
  readonly refunded_at: string;
  readonly amount: string;
  /** The reason, and the restaurant's own words; at least one of them. */
  readonly why: readonly string[];
};

/** Says why money went back, where staff gave a reason. */
export function useRefundTexts({
  money,
}: Pick<Format, 'money'>): (order: Pick<Order, 'refunds'>) => RefundText[] {
  const { t } = useTranslation();
  return ({ refunds = [] }) =>
    refunds
      .map(({ refunded_at, amount, reason, note }) => ({
        refunded_at,
        amount: money(amount),
        why: [reason === null ? '' : t(`order.refund_reason.${reason}`), note].filter(Boolean),
      }))
      .filter(({ why }) => why.length > 0);
}
