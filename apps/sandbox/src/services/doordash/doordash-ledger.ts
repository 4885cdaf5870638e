import { selectForLedger } from '../../control/select-for-ledger';
import type { LedgerQuery } from '../../service';
import type { Delivery } from './deliveries/delivery';
import type { DoorDashState } from './doordash-state';

export type LedgerDelivery = Pick<Delivery, 'currency' | 'status'> & {
  readonly id: string;
  readonly external_id: string;
  readonly amount: number;
  readonly tip_amount: number;
};

export type DoorDashLedger = {
  readonly job_count: number;
  readonly jobs: readonly LedgerDelivery[];
};

/** Every delivery that was ordered, newest first; `metadata[external_id]` picks one. */
export function doorDashLedger(state: DoorDashState, query: LedgerQuery): DoorDashLedger {
  const all = state.deliveries();
  const shown = selectForLedger(
    all,
    query,
    'external_id',
    ({ external_delivery_id }) => external_delivery_id,
  );
  return {
    job_count: all.length,
    jobs: shown.map(({ external_delivery_id, currency, status, fee, tip }) => ({
      id: external_delivery_id,
      external_id: external_delivery_id,
      currency,
      status,
      amount: fee,
      tip_amount: tip,
    })),
  };
}
