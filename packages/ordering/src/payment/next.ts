import type { Draft, PaymentFlow } from './payment-flow';
import type { PaymentEvent } from './payment-event';
import { TRANSITIONS } from './transitions';

/** Returns the flow after an event; the same object where the stage does not answer to it. */
export function next<D extends Draft>(
  flow: PaymentFlow<D>,
  event: PaymentEvent<D>,
): PaymentFlow<D> {
  // The table's type pairs each stage with its flow and each event with its data, which an index by a union cannot express; and
  // no transition changes what is paid.
  const transition = TRANSITIONS[flow.stage][event.type] as unknown as Transition<D> | undefined;
  return transition ? transition(flow, event) : flow;
}

type Transition<D extends Draft> = (flow: PaymentFlow<D>, event: PaymentEvent<D>) => PaymentFlow<D>;
