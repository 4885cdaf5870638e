import type { CheckoutFlow } from './checkout-flow';
import type { CheckoutEvent } from './checkout-event';
import { TRANSITIONS } from './transitions';

/** Where a checkout stands after an event; the same object where the stage does not answer to it. */
export function next(flow: CheckoutFlow, event: CheckoutEvent): CheckoutFlow {
  // The table's type pairs each stage with its flow and each event with its data, which an index by a union cannot express.
  const transition = TRANSITIONS[flow.stage][event.type] as Transition | undefined;
  return transition ? transition(flow, event) : flow;
}

type Transition = (flow: CheckoutFlow, event: CheckoutEvent) => CheckoutFlow;
