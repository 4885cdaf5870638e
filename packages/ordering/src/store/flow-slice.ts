import { type CheckoutFlow, idleFlow } from '../payment/payment-flow';
import type { SliceOf } from './slice';

export type FlowSlice = {
  /** How far the checkout has come. Changed by the checkout runner, and ended where everything begins anew. */
  readonly flow: CheckoutFlow;
  readonly setFlow: (flow: CheckoutFlow) => void;
};

export const createFlowSlice: SliceOf<FlowSlice> = (set) => ({
  flow: idleFlow,
  setFlow(flow) {
    set({ flow });
  },
});
