import { useState } from 'react';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useCart } from '../cart/use-cart';
import { useDeliveryChoice } from '../delivery/use-delivery-choice';
import type { TotalsView } from './use-totals';

export type ChangedTotal = {
  readonly total: number;
  /** Previous total of the same order. */
  readonly former: number;
  /** Says that it was told. */
  readonly forget: () => void;
};

/**
 * Current total of the order, where it changed without a change by the guest: a promotion has begun or ended meanwhile.
 * Changes of lines are shown at the lines.
 */
export function useChangedTotal({ totals, is_confirmed }: TotalsView): ChangedTotal | null {
  const { changes } = useCart();
  const cart = useOrderingStore((state) => state.cart);
  const campaigns = useOrderingStore((state) => state.campaigns);
  const tip = useOrderingStore((state) => state.tip);
  const order_type = useOrderingStore(({ details }) => details.order_type);
  const pickup_time = useOrderingStore(({ details }) => details.pickup_time);
  const wish = [cart, campaigns, tip, order_type, pickup_time, useDeliveryChoice()];
  const total = totals.total_with_tip_and_tax;
  const [seen, setSeen] = useState<Seen | null>(null);
  const isSame = seen !== null && wish.every((each, index) => each === seen.wish[index]);
  if (is_confirmed && !isSame) setSeen({ wish, total });
  const hasChanged = is_confirmed && isSame && seen.total !== total && changes.length === 0;
  return hasChanged ? { total, former: seen.total, forget: () => setSeen({ wish, total }) } : null;
}

type Seen = { readonly wish: readonly unknown[]; readonly total: number };
