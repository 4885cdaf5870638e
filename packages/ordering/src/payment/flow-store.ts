import { createStore } from 'zustand/vanilla';
import { type DraftParser, parsePaymentFlow } from '../store/parse-flow';
import { isRecord, parseJson } from '../store/read-stored';
import { storableFlow } from '../store/storable-flow';
import type { Draft, PaymentFlow } from './payment-flow';

/** Where a flow is kept. */
export type FlowStore<D extends Draft> = {
  readonly get: () => PaymentFlow<D>;
  readonly set: (flow: PaymentFlow<D>) => void;
  /** Calls the listener after each change; returns what stops that. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Place<D extends Draft> = {
  readonly storage: Storage | null;
  readonly key: string;
  readonly parseDraft: DraftParser<D>;
  /** Which flows are kept; all, unless told otherwise. */
  readonly keeps?: (flow: PaymentFlow<D>) => boolean;
};

const VERSION = 1;

/** A flow of its own that outlives the page. Where nothing can be stored, it lives as long as the page. */
export function createFlowStore<D extends Draft>({
  storage,
  key,
  parseDraft,
  keeps = () => true,
}: Place<D>): FlowStore<D> {
  const store = createStore<PaymentFlow<D>>()(() => read());

  function read(): PaymentFlow<D> {
    try {
      const stored = parseJson(storage?.getItem(key) ?? '');
      const isKnown = isRecord(stored) && stored['version'] === VERSION;
      return parsePaymentFlow(isKnown ? stored['flow'] : null, parseDraft);
    } catch {
      return { stage: 'idle' };
    }
  }

  return {
    get: store.getState,
    set(flow) {
      // Before anything is begun by it: a crash in between must find it.
      try {
        if (keeps(flow)) {
          const kept = { version: VERSION, flow: storableFlow(flow) };
          storage?.setItem(key, JSON.stringify(kept));
        } else storage?.removeItem(key);
      } catch {
        // Full or forbidden.
      }
      store.setState(flow, true);
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}
