import type { PricedInput } from '@comanda/api-client';
import type { PaymentTotals } from '@comanda/contracts';
import type { TotalsFault } from '@comanda/totals';
import { useQuery } from '@tanstack/react-query';
import { deliveryTerms } from '../delivery/delivery-terms';
import { pricedInput } from './priced-order';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { totalsQuery } from '../queries/orders';
import { useCart } from '../cart/use-cart';
import { useDebounced } from '../campaigns/use-debounced';
import { useDeliveryChoice } from '../delivery/use-delivery-choice';
import { useUsedCampaigns } from '../campaigns/used-campaigns-provider';

const DEBOUNCE_MS = 300;

export type TotalsView = {
  readonly totals: PaymentTotals;
  /** Whether these are the server's; until then they are our own, by the same rules. */
  readonly is_confirmed: boolean;
  readonly fault: TotalsFault | null;
};

/** Totals of the order: our own sum at once, and the server's as soon as it has replied for this very order. */
export function useTotals(): TotalsView {
  const { client } = useOrdering();
  const restaurant = useRestaurant();
  const details = useOrderingStore((state) => state.details);
  const terms = deliveryTerms(useDeliveryChoice());
  const { checked, campaigns, tip, totals, fault } = useCart();
  const used_campaign_ids = useUsedCampaigns();
  const input = fault ? null : pricedInput(restaurant, checked, details, tip, campaigns, terms);
  const wanted = input === null ? '' : JSON.stringify({ ...input, used_campaign_ids });
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const question = asked === '' ? EMPTY : (JSON.parse(asked) as PricedInput); // what JSON.stringify just wrote
  const answer = useQuery({
    ...totalsQuery(client, question, { menu_version: restaurant.menu_version, own: totals }),
    enabled: asked !== '' && asked === wanted,
  });
  const is_confirmed =
    answer.data !== undefined && !answer.isPlaceholderData && asked === wanted && asked !== '';
  return { totals: is_confirmed ? answer.data : totals, is_confirmed, fault };
}

const EMPTY: PricedInput = { restaurant_id: '', items: [], order_type: 'TAKEOUT' };
