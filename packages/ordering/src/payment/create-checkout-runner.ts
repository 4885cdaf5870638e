import type { CheckoutDeps } from './payables/checkout-deps';
import { newOrder } from './payables/new-order';
import type { OrderDraft } from './payment-flow';
import { createPaymentRunner, type PaymentRunner } from './payment-runner';

/** Pays the order in a store; the flow is kept there too. */
export function createCheckoutRunner(deps: CheckoutDeps): PaymentRunner<OrderDraft> {
  const { client, store, clock } = deps;
  return createPaymentRunner({
    clock,
    isAlive: () => client.isAlive(),
    flows: {
      get: () => store.getState().flow,
      set: (flow) => store.getState().setFlow(flow),
      subscribe: store.subscribe,
    },
    payable: newOrder(deps),
  });
}
