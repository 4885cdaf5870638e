import { useEffect, useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';

export type DeliveryDeadline = {
  /** When the price for bringing an order runs out; null where nothing is to be brought, or none was asked for. */
  readonly expires_at: Date | null;
  readonly is_over: boolean;
};

/** Until when an order that is to be brought has to be paid. Shows the page anew at that moment. */
export function useDeliveryDeadline(): DeliveryDeadline {
  const { clock } = useOrdering();
  const expiry = useOrderingStore(({ delivery }) =>
    delivery.is_wanted ? (delivery.quote?.expires_at ?? null) : null,
  );
  const [, renew] = useState(0);
  useEffect(() => {
    if (expiry === null) return;
    const left = Date.parse(expiry) - clock.now().getTime();
    if (left < 0) return;
    const timer = setTimeout(() => renew((count) => count + 1), left + 1);
    return () => clearTimeout(timer);
  }, [expiry, clock]);
  const expires_at = expiry === null ? null : new Date(expiry);
  return { expires_at, is_over: expires_at !== null && expires_at <= clock.now() };
}
