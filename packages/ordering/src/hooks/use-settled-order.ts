import type { Occasion } from '@comanda/cart';
import { useEffect, useMemo } from 'react';
import { settleCampaigns, type SettledOrder } from '../model/settle-campaigns';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from './use-occasion';

/** The cart with its campaigns as they hold now. What had to go is taken out of the store as well, once, to be told. */
export function useSettledOrder(): SettledOrder {
  const { store } = useOrdering();
  const { menus, index } = useCatalogue();
  const known = useKnownCampaigns();
  const cart = useOrderingStore((state) => state.cart);
  const campaigns = useOrderingStore((state) => state.campaigns);
  const { at, timezone, order_type = null } = useOccasion();
  const at_ms = at.getTime();
  const settled = useMemo(() => {
    const occasion: Occasion = { at: new Date(at_ms), timezone, order_type };
    return settleCampaigns({ cart, campaigns }, known, { menus, index }, occasion);
  }, [cart, campaigns, known, menus, index, at_ms, timezone, order_type]);

  useEffect(() => {
    // Several screens may look at the same cart: the first one acts, for the others it has changed by then.
    const state = store.getState();
    if (state.cart !== cart || state.campaigns !== campaigns) return;
    if (settled.cart !== cart || settled.campaigns !== campaigns)
      state.loseCampaigns(settled, settled.lost);
  }, [store, cart, campaigns, settled]);
  return settled;
}
