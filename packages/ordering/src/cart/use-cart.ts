import { type AppliedCampaign, type UnclaimedReward, unclaimedRewards } from '@comanda/campaigns';
import { type Cart, type CheckedCart, type CheckedLine, countUnits } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { Cents } from '@comanda/kernel';
import type { Tip } from '@comanda/totals';
import { deliveryTerms } from '../delivery/delivery-terms';
import { discountByLine } from '../totals/discount-by-line';
import { onceFor } from './once-for';
import { type CartPrice, priceCart } from '../totals/priced-order';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import type { SettledOrder } from '../campaigns/settle-campaigns';
import type { ChosenCampaign } from '../store/campaign-slice';
import type { CheckoutDetails } from '../store/checkout-slice';
import type { DeliveryChoice } from '../store/delivery-slice';
import { useDeliveryChoice } from '../delivery/use-delivery-choice';
import { useSettledOrder } from './use-settled-order';

/** `totals` are computed here, at once; useTotals has the server's word. */
export type CartView = CartPrice & {
  readonly lines: readonly CheckedLine[];
  /** The lines the guest must be told about before paying. */
  readonly changes: readonly CheckedLine[];
  /** All units, also those that cannot be ordered at the moment. */
  readonly count: number;
  readonly subtotal: Cents;
  readonly checked: CheckedCart;
  /** Order: currently valid lines and campaigns. */
  readonly cart: Cart;
  readonly campaigns: readonly ChosenCampaign[];
  /** Results of the campaigns, automatic ones included. */
  readonly applied: readonly AppliedCampaign[];
  /** Rewards that are earned and not in the cart. */
  readonly unclaimed: readonly UnclaimedReward[];
  /** How much of a line's price is given away, by line_id. */
  readonly given: ReadonlyMap<string, Cents>;
};

/** The cart held against the menu and the campaigns of now, priced and added up. */
export function useCart(): CartView {
  const restaurant = useRestaurant();
  const settled = useSettledOrder();
  const details = useOrderingStore((state) => state.details);
  const chosenTip = useOrderingStore((state) => state.tip);
  const delivery = useDeliveryChoice();
  return cartView(restaurant, settled, details, chosenTip, delivery);
}

const cartView = onceFor(
  (
    restaurant: Restaurant,
    { cart, campaigns, checked, outcome }: SettledOrder,
    details: CheckoutDetails,
    chosenTip: Tip | null,
    delivery: DeliveryChoice,
  ): CartView => ({
    ...priceCart(
      restaurant,
      checked,
      details,
      chosenTip,
      outcome.adjustments,
      deliveryTerms(delivery),
    ),
    lines: checked.lines,
    changes: checked.changes,
    count: countUnits(cart),
    subtotal: checked.subtotal,
    checked,
    cart,
    campaigns,
    applied: outcome.instances,
    unclaimed: unclaimedRewards(outcome),
    given: discountByLine(checked, outcome.instances),
  }),
);
