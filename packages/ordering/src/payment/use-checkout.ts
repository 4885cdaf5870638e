import type { IntentReply } from '@comanda/api-client';
import type { MountedCard } from '@comanda/payments';
import { useStore } from 'zustand';
import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';
import { acceptCartChanges } from '../store/cart-actions';
import { isSameRequest } from './make-attempt';
import type { CheckoutFlow, OpenPayment, Way } from './payment-flow';
import { type CheckoutFault, useNewOrder } from './use-new-order';
import { cardForm } from './ways/card-form';

export type Checkout = {
  readonly flow: CheckoutFlow;
  /** Intent for a card form; null until a payment is open. Mount a new form whenever its payment_intent_id changes. */
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

/** Paying the order in the cart on this page or at the counter. Takes up a payment that was under way before a reload. */
export function useCheckout(): Checkout {
  const { store } = useOrdering();
  const { runner, cart, fault, request, requestAnyway } = useNewOrder();
  const flow = useOrderingStore((state) => state.flow);
  const intent = useStore(runner.intent);

  function begin(way: Way): void {
    const wanted = request(way, null);
    if (wanted !== null) runner.start(wanted);
  }

  const isOpen = flow.stage === 'ready_to_confirm' || flow.stage === 'declined';

  return {
    flow,
    intent,
    fault,
    isOutdated: isOpen && fault === null && !isSameRequest(flow.attempt, requestAnyway('online')),
    start: () => begin('online'),
    payAtCounter: () => begin('counter'),
    confirm: (card, { return_url }) => runner.confirm(cardForm(card, return_url)),
    retry: runner.retry,
    takeUp: (guest_id, payment) => runner.takeUp(requestAnyway('online'), guest_id, payment),
    acceptChanges() {
      acceptCartChanges(store, cart.checked);
      runner.reset();
    },
    reset: runner.reset,
  };
}
