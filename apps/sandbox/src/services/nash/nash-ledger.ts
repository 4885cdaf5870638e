import type { LedgerQuery } from '../../service';
import type { Job } from './jobs/job';
import type { NashState } from './nash-state';

export type LedgerJob = Pick<
  Job,
  'currency' | 'external_id' | 'id' | 'provider' | 'quote_id' | 'status'
> & { readonly amount: number; readonly tip_amount: number };

export type NashLedger = { readonly job_count: number; readonly jobs: readonly LedgerJob[] };

/** Every delivery that was ordered, newest first; `metadata[external_id]` picks one order's. */
export function nashLedger(state: NashState, { limit, metadata }: LedgerQuery): NashLedger {
  const all = state.jobs();
  const wanted = metadata['external_id'];
  const shown = wanted === undefined ? all : all.filter((job) => job.external_id === wanted);
  return {
    job_count: all.length,
    jobs: shown
      .slice(0, limit)
      .map(({ id, external_id, quote_id, provider, currency, status, cents, tip_cents }) => ({
        id,
        external_id,
        quote_id,
        provider,
        currency,
        status,
        amount: cents,
        tip_amount: tip_cents,
      })),
  };
}
