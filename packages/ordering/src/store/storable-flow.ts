import { type Draft, idleFlow, type PaymentFlow } from '../payment/payment-flow';

/** Returns the persisted part of a checkout: enough to learn its outcome after a reload. Mere notices are left out. */
export function storableFlow<D extends Draft>(flow: PaymentFlow<D>): PaymentFlow<D> {
  switch (flow.stage) {
    case 'price_changed':
    case 'items_unavailable':
    case 'refused':
    case 'lost':
      return idleFlow;
    case 'placing': {
      // A token may have been sent already; after a reload the server is only asked what it knows.
      const { card_token: _, ...kept } = flow;
      return kept;
    }
    default:
      return flow;
  }
}
