import { type Cart, serialiseCart } from '@comanda/cart';
import type { Tip } from '@comanda/totals';
import type { CheckoutFlow } from '../payment/payment-flow';
import type { ChosenCampaign } from './campaign-slice';
import type { CheckoutDetails } from './checkout-slice';
import type { DeliveryChoice } from './delivery-slice';
import type { GuestIdentity } from './guest-slice';
import type { SentRound } from './round-slice';
import type { Selection } from './selection-slice';
import { storableFlow } from './storable-flow';

/** State shared by the tabs of one guest. */
export type StoredOrder = {
  readonly cart: Cart;
  readonly campaigns: readonly ChosenCampaign[];
  readonly tip: Tip | null;
  readonly details: CheckoutDetails;
  readonly delivery: DeliveryChoice;
  readonly guest: GuestIdentity | null;
  readonly affiliate_code: string | null;
  readonly round: SentRound | null;
};

/** The dish that is being chosen in a tab. */
export type StoredDish = { readonly selection: Selection | null };

/** The payment under way in a tab. */
export type StoredProgress = { readonly flow: CheckoutFlow };

/** One more with every migration in parse-state. */
export const ORDER_VERSION = 5;
export const PROGRESS_VERSION = 1;
export const DISH_VERSION = 1;

/** The order as text. The cart inside is versioned by its own package. */
export function serialiseOrder(order: StoredOrder): string {
  const { cart, campaigns, tip, details, delivery, guest, affiliate_code, round } = order;
  const parts = { campaigns, tip, details, delivery, guest, affiliate_code, round };
  return JSON.stringify({ version: ORDER_VERSION, cart: serialiseCart(cart), ...parts });
}

export function serialiseProgress({ flow }: StoredProgress): string {
  return JSON.stringify({ version: PROGRESS_VERSION, flow: storableFlow(flow) });
}

export function serialiseDish({ selection }: StoredDish): string {
  return JSON.stringify({ version: DISH_VERSION, selection });
}
