import type { IntentReply } from '@comanda/api-client';
import { tipToFields } from '@comanda/totals';
import { toOrderItems } from '@comanda/cart';
import type { MountedCard } from '@comanda/payments';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCart } from '../cart/use-cart';
import { useDeliveryChoice } from '../delivery/use-delivery-choice';
import { useOrderFault } from '../cart/use-order-fault';
import { useTotals } from '../totals/use-totals';
import { type DeliveryFault, deliveryFault } from '../delivery/delivery-terms';
import type { Attempt, CheckoutFlow, OpenPayment, OrderDraft } from './checkout-flow';
import { toCampaignInputs } from '../totals/priced-order';
import type { OrderFault } from '../cart/order-fault';
import { type Ordering, useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { refreshCatalogue } from '../queries/refresh-catalogue';
import { acceptCartChanges } from '../store/cart-actions';
import type { OrderingStore } from '../store/ordering-store';
import { isSameWish, type Wish } from './make-attempt';
import { type CheckoutRunner, createCheckoutRunner } from './checkout-runner';

export type CheckoutFault =
  | OrderFault
  /** This restaurant asks for a phone number before an order. */
  | { readonly code: 'phone_missing' }
  /** What it costs to bring it has to be asked for, or asked for again. */
  | DeliveryFault;

export type Checkout = {
  readonly flow: CheckoutFlow;
  /** What a card form needs; null until a payment is open. Mount a new form whenever its payment_intent_id changes. */
  readonly intent: IntentReply | null;
  /** Why `start` and `payAtCounter` would do nothing. */
  readonly fault: CheckoutFault | null;
  /** The open payment is of an order that has become another one since, perhaps in another tab: `start` opens one for that. */
  readonly isOutdated: boolean;
  /** Opens a payment for the cart as it is. Safe to call on every visit of the payment screen. */
  readonly start: () => void;
  readonly payAtCounter: () => void;
  /** Pays with the mounted form. A second call while one is under way does nothing. */
  readonly confirm: (card: MountedCard, input: { readonly return_url: string }) => Promise<void>;
  /** After `offline`: goes on where it stopped. While `checking`: asks at once. */
  readonly retry: () => void;
  /** Takes over what the guest was told about prices and lines, and goes back to before the payment. */
  readonly acceptChanges: () => void;
  /** Finds out what became of a payment for the cart as it is, which was opened before this browser knew of it. */
  readonly takeUp: (guest_id: string, payment: OpenPayment) => void;
  /** Gives up what can be given up; a payment under way cannot. */
  readonly reset: () => void;
};

/** The checkout of this cart. Takes up a payment that was under way before a reload. */
export function useCheckout(): Checkout {
  const ordering = useOrdering();
  const { store, clock } = ordering;
  const runner = runnerOf(ordering, useQueryClient());
  const flow = useOrderingStore((state) => state.flow);
  const details = useOrderingStore((state) => state.details);
  const guest = useOrderingStore((state) => state.guest);
  const delivery = useDeliveryChoice();
  const intent = useStore(runner.intent);
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

  function requestedOrder(way: Attempt['way']): Wish {
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
    return { way, draft, line_ids, contact, language: ordering.language };
  }

  function begin(way: Attempt['way']): void {
    // By the clock of this moment: a quote may have run out since the page was drawn.
    if (fault || deliveryFault(delivery, cart.subtotal, clock.now())) return;
    runner.start(requestedOrder(way));
  }

  const isOpen = flow.stage === 'ready_to_confirm' || flow.stage === 'declined';

  return {
    flow,
    intent,
    fault,
    isOutdated: isOpen && fault === null && !isSameWish(flow.attempt, requestedOrder('online')),
    start: () => begin('online'),
    payAtCounter: () => begin('counter'),
    confirm: (card, { return_url }) => runner.confirm(card, return_url),
    retry: runner.retry,
    takeUp: (guest_id, payment) => runner.takeUp(requestedOrder('online'), guest_id, payment),
    acceptChanges() {
      acceptCartChanges(store, cart.checked);
      runner.reset();
    },
    reset: runner.reset,
  };
}

const runners = new WeakMap<OrderingStore, CheckoutRunner>();

/** One runner per store, however many screens look at the checkout. */
function runnerOf(
  { client, store, clock, policy, endpoint }: Ordering,
  queryClient: QueryClient,
): CheckoutRunner {
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
