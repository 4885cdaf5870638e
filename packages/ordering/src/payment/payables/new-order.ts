import type { OrderDraft, PaymentFlow } from '../payment-flow';
import type { PaymentEvent } from '../payment-event';
import type { CheckoutDeps } from './checkout-deps';
import { openPayment } from './open-payment';
import type { Payable } from './payable';
import { placeOrder } from './place-order';
import { secureGuest } from './secure-guest';

/** The order in this browser's cart: stored and priced when its payment is opened, placed when that is paid. */
export function newOrder(deps: CheckoutDeps): Payable<OrderDraft> {
  const { store } = deps;
  return {
    securePayer: (attempt) => secureGuest(deps, attempt),
    openPayment: (opening, key, replaces) => openPayment(deps, opening, key, replaces),
    askOutcome: (flow) => placeOrder(deps, flow),
    async refresh(event) {
      if (isAboutMenu(event)) await deps.refreshCatalogue();
    },
    onSessionLost: () => store.getState().setGuest(null),
    onPlaced: (before) => clearOrder(deps, before),
  };
}

/** A placed order leaves nothing to order but what another tab has chosen since. */
function clearOrder({ store }: CheckoutDeps, before: PaymentFlow): void {
  const ordered = 'attempt' in before ? before.attempt.line_ids : null;
  const { cart, campaigns, ...state } = store.getState();
  const { clearCart, setOrder, setTip, setDetails, setDelivery } = state;
  const left = ordered ? cart.lines.filter(({ line_id }) => !ordered.includes(line_id)) : [];
  const kept = new Set(left.map((line) => line.campaign_instance_id));
  if (left.length === 0) clearCart();
  else {
    setOrder({
      cart: { ...cart, lines: left },
      campaigns: campaigns.filter((each) => kept.has(each.campaign_instance_id)),
    });
  }
  setTip(null);
  setDelivery({ is_wanted: false, tip: 0 });
  setDetails({ pickup_time: null, order_instructions: '' });
}

/** Refusals that are about what is on the menu and when, which the guest should see as it is now. */
function isAboutMenu(event: PaymentEvent): boolean {
  if (event.type !== 'refused') return false;
  const { code } = event.problem;
  return (
    code === 'price_changed' ||
    code.startsWith('campaign_') ||
    code === 'item_sold_out' ||
    code === 'item_unavailable' ||
    code === 'invalid_modifiers' ||
    code === 'menu_not_served' ||
    code === 'restaurant_closed' ||
    code === 'last_order_passed' ||
    code === 'ordering_disabled' ||
    code === 'slot_full'
  );
}
