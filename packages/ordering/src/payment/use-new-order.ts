import { toOrderItems } from '@comanda/cart';
import { tipToFields } from '@comanda/totals';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CartView, useCart } from '../cart/use-cart';
import type { OrderFault } from '../cart/order-fault';
import { useOrderFault } from '../cart/use-order-fault';
import { type DeliveryFault, deliveryFault } from '../delivery/delivery-terms';
import { useDeliveryChoice } from '../delivery/use-delivery-choice';
import { type Ordering, useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useRestaurant } from '../provider/use-restaurant';
import { refreshCatalogue } from '../queries/refresh-catalogue';
import type { OrderingStore } from '../store/ordering-store';
import { toCampaignInputs } from '../totals/priced-order';
import { useTotals } from '../totals/use-totals';
import { createCheckoutRunner } from './create-checkout-runner';
import type { PaymentRequest } from './make-attempt';
import type { OrderDraft, Way } from './payment-flow';
import type { PaymentRunner } from './payment-runner';
import type { UsedPayable } from './use-payment';

export type CheckoutFault =
  | OrderFault
  /** This restaurant asks for a phone number before an order. */
  | { readonly code: 'phone_missing' }
  /** A delivery quote is required, or required again. */
  | DeliveryFault;

export type NewOrder = UsedPayable<OrderDraft> & {
  readonly cart: CartView;
  /** Why it cannot be ordered now. */
  readonly fault: CheckoutFault | null;
  /** The order as it is now, whatever stands against it. */
  readonly requestAnyway: (way: Way) => PaymentRequest;
};

/** The order in the cart, as something to be paid. Takes up a payment that was under way before a reload. */
export function useNewOrder(): NewOrder {
  const ordering = useOrdering();
  const { clock } = ordering;
  const runner = useOrderRunner();
  const details = useOrderingStore((state) => state.details);
  const guest = useOrderingStore((state) => state.guest);
  const delivery = useDeliveryChoice();
  const restaurant = useRestaurant();
  const cart = useCart();
  const { totals } = useTotals();
  const orderFault = useOrderFault();
  useEffect(() => runner.resume(), [runner]);

  const contact = {
    name: details.name.trim(),
    phone: details.phone.trim(),
    room_number: restaurant.hotel === null ? '' : details.room_number.trim(),
  };
  const isPhoneKnown = contact.phone !== '' || guest?.has_phone === true;
  const isPhoneMissing = restaurant.is_phone_required && !isPhoneKnown;
  const unbrought = deliveryFault(delivery, cart.subtotal, clock.now());
  const unasked = isPhoneMissing ? ({ code: 'phone_missing' } as const) : null;
  const fault = orderFault ?? unbrought ?? unasked;

  function requestAnyway(way: Way, terminal_id: string | null = null): PaymentRequest {
    const { is_wanted, quote } = delivery;
    const draft: OrderDraft = {
      restaurant_id: restaurant.restaurant_id,
      items: toOrderItems(cart.cart),
      campaigns: toCampaignInputs(cart.campaigns),
      order_type: details.order_type,
      ...tipToFields(cart.tip),
      ...(is_wanted && quote
        ? { delivery_quote_id: quote.id, delivery_tip: quote.delivery_tip }
        : {}),
      order_instructions: details.order_instructions.trim(),
      pickup_time: details.pickup_time,
      expected_total: totals.total_with_tip_and_tax,
    };
    const line_ids = cart.cart.lines.map(({ line_id }) => line_id);
    return { way, terminal_id, draft, line_ids, contact, language: ordering.language };
  }

  return {
    runner,
    cart,
    fault,
    requestAnyway,
    request(way, terminal_id) {
      // By the clock of this moment: a quote may have run out since the page was drawn.
      if (fault || deliveryFault(delivery, cart.subtotal, clock.now())) return null;
      return requestAnyway(way, terminal_id);
    },
  };
}

/** The payment of the order in the cart, for screens that only stop it: it reads nothing. */
export function useOrderRunner(): PaymentRunner<OrderDraft> {
  return runnerOf(useOrdering(), useQueryClient());
}

const runners = new WeakMap<OrderingStore, PaymentRunner<OrderDraft>>();

/** One runner per store, however many screens look at the checkout. */
function runnerOf(
  { client, store, clock, policy, endpoint }: Ordering,
  queryClient: QueryClient,
): PaymentRunner<OrderDraft> {
  const known = runners.get(store);
  if (known) return known;
  const runner = createCheckoutRunner({
    client,
    store,
    clock,
    section_type: policy.section_type,
    async refreshCatalogue() {
      await Promise.all([
        refreshCatalogue(queryClient, endpoint),
        queryClient.invalidateQueries({ queryKey: ['totals'] }),
        queryClient.invalidateQueries({ queryKey: ['full-slots', endpoint] }),
      ]);
    },
  });
  runners.set(store, runner);
  return runner;
}
