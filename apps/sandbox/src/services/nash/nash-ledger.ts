import { selectForLedger } from '../../control/select-for-ledger';
import type { LedgerQuery } from '../../service';
import type { Job } from './jobs/job';
import type { NashState } from './nash-state';

export type LedgerJob = Pick<
  Job,
  'currency' | 'external_id' | 'id' | 'provider' | 'quote_id' | 'status'
> & { readonly amount: number; readonly tip_amount: number };

export type NashLedger = { readonly job_count: number; readonly jobs: readonly LedgerJob[] };

/** Every delivery that was ordered, newest first; `metadata[external_id]` picks one order's. */
export function nashLedger(state: NashState, query: LedgerQuery): NashLedger {
  const all = state.jobs();
  const shown = selectForLedger(all, query, 'external_id', (job) => job.external_id);
  return {
    job_count: all.length,
    jobs: shown.map(
      ({ id, external_id, quote_id, provider, currency, status, cents, tip_cents }) => ({
        id,
        external_id,
        quote_id,
        provider,
        currency,
        status,
        amount: cents,
        tip_amount: tip_cents,
      }),
    ),
  };
}
