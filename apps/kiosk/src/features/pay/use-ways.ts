import { usePaymentOptions, useTotals } from '@comanda/ordering';
import { useConnection } from '#shared/use-connection';
import { useKioskPayment } from '#app/payment-provider';

export type Way = 'terminal' | 'counter';

/** How this order can be paid here: by card only with a connection. An order that costs nothing is only sent. */
export function useWays(): readonly Way[] {
  const { reader } = useKioskPayment();
  const { counter } = usePaymentOptions();
  const { totals } = useTotals();
  const isConnected = useConnection();
  if (totals.total_with_tip_and_tax === 0) return ['counter'];
  return [
    ...(reader && isConnected ? (['terminal'] as const) : []),
    ...(counter ? (['counter'] as const) : []),
  ];
}
