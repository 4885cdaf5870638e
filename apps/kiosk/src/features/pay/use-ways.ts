import { usePaymentOptions, useTotals } from '@comanda/ordering';
import { useKioskPayment } from '#app/payment-provider';

export type Way = 'terminal' | 'counter';

/** How this order can be paid here. An order that costs nothing is only sent. */
export function useWays(): readonly Way[] {
  const { reader } = useKioskPayment();
  const { counter } = usePaymentOptions();
  const { totals } = useTotals();
  if (totals.total_with_tip_and_tax === 0) return ['counter'];
  return [...(reader ? (['terminal'] as const) : []), ...(counter ? (['counter'] as const) : [])];
}
