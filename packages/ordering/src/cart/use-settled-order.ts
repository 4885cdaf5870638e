import { indexMenus, type Occasion } from '@comanda/cart';
import type { OrderType } from '@comanda/contracts';
import { useEffect } from 'react';
import { onceFor } from './once-for';
import { settleCampaigns, type SettledOrder } from '../campaigns/settle-campaigns';
import { useOrdering } from '../provider/ordering-context';
import { useMenus } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useKnownCampaigns } from '../campaigns/use-known-campaigns';
import { useOccasion } from '../menu/use-occasion';

/** The cart with its campaigns as they hold now. What had to go is taken out of the store as well, once, to be told. */
export function useSettledOrder(): SettledOrder {
  const { store } = useOrdering();
  const menus = useMenus();
  const known = useKnownCampaigns();
  const cart = useOrderingStore((state) => state.cart);
  const campaigns = useOrderingStore((state) => state.campaigns);
  const { at, ready_at, timezone, order_type, is_any_time, last_order_minutes } = useOccasion();
  const occasion = sameOccasion(
    at.getTime(),
    ready_at.getTime(),
    timezone,
    order_type,
    is_any_time,
    last_order_minutes,
  );
  const settled = settle(cart, campaigns, known, menus, occasion);

  useEffect(() => {
    // Several screens may look at the same cart: the first one acts, for the others it has changed by then.
    const state = store.getState();
    if (state.cart !== cart || state.campaigns !== campaigns) return;
    if (settled.cart !== cart || settled.campaigns !== campaigns)
      state.loseCampaigns(settled, settled.lost);
  }, [store, cart, campaigns, settled]);
  return settled;
}

// A page has a dozen parts that look at the order.
const settle = onceFor(
  (
    cart: SettledOrder['cart'],
    campaigns: SettledOrder['campaigns'],
    known: ReturnType<typeof useKnownCampaigns>,
    menus: ReturnType<typeof useMenus>,
    occasion: Occasion,
  ) => settleCampaigns({ cart, campaigns }, known, { menus, index: indexMenus(menus) }, occasion),
);

const sameOccasion = onceFor(
  (
    at_ms: number,
    ready_at_ms: number,
    timezone: string,
    order_type: OrderType,
    is_any_time: boolean,
    last_order_minutes: number,
  ) =>
    ({
      at: new Date(at_ms),
      ready_at: new Date(ready_at_ms),
      timezone,
      order_type,
      is_any_time,
      last_order_minutes,
    }) satisfies Occasion,
);
