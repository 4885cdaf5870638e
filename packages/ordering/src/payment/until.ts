import type { FlowStore } from './flow-store';
import type { Draft, PaymentFlow } from './payment-flow';

/** Resolves with the first flow from now on that is as far as wanted. */
export function until<D extends Draft>(
  flows: FlowStore<D>,
  isReached: (flow: PaymentFlow<D>) => boolean,
): Promise<PaymentFlow<D>> {
  return new Promise((resolve) => {
    const stop = flows.subscribe(look);
    look();
    function look(): void {
      const flow = flows.get();
      if (!isReached(flow)) return;
      stop();
      resolve(flow);
    }
  });
}
