import type { Deps } from '../deps';
import { beginDueOrders } from '../modules/board/begin-due';
import { sweepDeliveries } from '../modules/delivery/sweep-deliveries';
import { runCleanup } from './cleanup';
import { runEndings } from './endings';
import { runExpiry } from './expiry';
import { runForgetting } from './forgetting';
import { runOutbox } from './outbox';
import { runReconciliation } from './reconciliation';
import { repeat } from './repeat';

const OUTBOX_EVERY_SECONDS = 1;
const ENDINGS_EVERY_SECONDS = 5;
const DUE_EVERY_SECONDS = 15;
const EXPIRY_EVERY_SECONDS = 300;
const COURIERS_EVERY_SECONDS = 30;
const CLEANUP_EVERY_SECONDS = 3600;
const FORGETTING_EVERY_SECONDS = 3600;

/** Starts the work that happens without a request. Every server may: they share it out among themselves. */
export function startJobs(deps: Deps): { readonly stop: () => Promise<void> } {
  const jobs = [
    { name: 'outbox', every_seconds: OUTBOX_EVERY_SECONDS, run: () => runOutbox(deps) },
    {
      name: 'deliveries',
      every_seconds: OUTBOX_EVERY_SECONDS,
      run: () => runOutbox(deps, 'outside'),
    },
    {
      name: 'reconciliation',
      every_seconds: deps.config.reconcileEverySeconds,
      run: () => runReconciliation(deps),
    },
    {
      name: 'couriers',
      every_seconds: COURIERS_EVERY_SECONDS,
      run: () => sweepDeliveries(deps),
    },
    { name: 'endings', every_seconds: ENDINGS_EVERY_SECONDS, run: () => runEndings(deps) },
    { name: 'due', every_seconds: DUE_EVERY_SECONDS, run: () => beginDueOrders(deps) },
    { name: 'expiry', every_seconds: EXPIRY_EVERY_SECONDS, run: () => runExpiry(deps) },
    { name: 'cleanup', every_seconds: CLEANUP_EVERY_SECONDS, run: () => runCleanup(deps) },
    {
      name: 'forgetting',
      every_seconds: FORGETTING_EVERY_SECONDS,
      run: () => runForgetting(deps),
    },
  ].map((job) => {
    const { figures, clock, log } = deps;
    figures.startJob(job.name, clock.now());
    return repeat(job, log, (outcome) => figures.countRun(job.name, outcome, clock.now()));
  });
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
