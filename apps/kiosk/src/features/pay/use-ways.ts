import { usePaymentOptions, useTotals } from '@comanda/ordering';
import { useReaders } from '#shared/use-readers';

export type Way = 'terminal' | 'counter';

/** How this order can be paid here. An order that costs nothing is only sent. */
export function useWays(): readonly Way[] {
  const { own } = useReaders();
  const { counter } = usePaymentOptions();
  const { totals } = useTotals();
  if (totals.total_with_tip_and_tax === 0) return ['counter'];
  return [...(own ? (['terminal'] as const) : []), ...(counter ? (['counter'] as const) : [])];
}
