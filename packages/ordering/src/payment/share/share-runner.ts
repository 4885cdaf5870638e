import type { QueryClient } from '@tanstack/react-query';
import type { Ordering } from '../../provider/ordering-context';
import type { OrderingStore } from '../../store/ordering-store';
import { billShare, type ShareDraft, type SharePayable } from '../payables/bill-share';
import { createPaymentRunner, type PaymentRunner } from '../payment-runner';
import { shareFlows } from './share-flows';

type ShareRunner = {
  readonly runner: PaymentRunner<ShareDraft>;
  readonly release: SharePayable['release'];
};

const runners = new WeakMap<OrderingStore, ShareRunner>();

/** The runner that pays shares in this browser: one per store, however often the page of the bill is opened. */
export function shareRunnerOf(
  { client, store, clock }: Ordering,
  restaurant_id: string,
  queryClient: QueryClient,
): ShareRunner {
  const known = runners.get(store);
  if (known) return known;
  const payable = billShare({
    client,
    onBillChanged(table_id) {
      void queryClient.invalidateQueries({ queryKey: ['table', table_id] });
    },
  });
  const runner = createPaymentRunner({
    clock,
    payable,
    flows: shareFlows(restaurant_id),
    isAlive: () => client.isAlive(),
  });
  const made = { runner, release: payable.release };
  runners.set(store, made);
  return made;
}
