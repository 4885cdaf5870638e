import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From a statement by its key to a processor that is given up on. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** `unanswered`: nobody knows whether it was done. `unsent`: not asked, for it has not answered of late. */
export type CallOutcome = 'answered' | 'unanswered' | 'unsent';

export type Figures = ReturnType<typeof createFigures>;

/** The figures of what a server works with: services outside, jobs, connections to the database. */
export function createFigures(build: { readonly version: string; readonly commit: string }) {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    name: 'comanda_service_calls_total',
    help: 'Calls of processors, couriers and text services by how they ended',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'comanda_service_seconds',
    help: 'How long services took to answer, or to be given up on',
    labelNames: ['service'],
    buckets: SECONDS,
    registers,
  });
  const openBreakers = new Gauge({
    name: 'comanda_service_breakers_open',
    help: 'Accounts that are left alone, because they have not answered of late',
    labelNames: ['service'],
    registers,
  });
  const jobRuns = new Counter({
    name: 'comanda_job_runs_total',
    help: 'Runs of jobs by how they ended',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const lastRun = new Gauge({
    name: 'comanda_job_last_success_timestamp_seconds',
    help: 'When a job last did all of its work; when it was started, until then',
    labelNames: ['name'],
    registers,
  });
  const connectionWait = new Histogram({
    name: 'comanda_database_connection_wait_seconds',
    help: 'How long statements and transactions waited for a connection',
    buckets: SECONDS,
    registers,
  });
  const connectionUse = new Histogram({
    name: 'comanda_database_connection_use_seconds',
    help: 'How long a statement or a transaction used its connection',
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'comanda_build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: build.version, commit: build.commit }, 1);
  return {
    registry,
    countCall(service: string, outcome: CallOutcome, seconds: number): void {
      calls.inc({ service, outcome });
      if (outcome !== 'unsent') callSeconds.observe({ service }, seconds);
    },
    /** So that a service that was never called has figures too. */
    expectService(service: string): void {
      for (const outcome of ['answered', 'unanswered', 'unsent'])
        calls.inc({ service, outcome }, 0);
      openBreakers.inc({ service }, 0);
    },
    moveBreaker(service: string, by: 1 | -1): void {
      openBreakers.inc({ service }, by);
    },
    startJob(name: string, now: Date): void {
      for (const outcome of ['done', 'failed']) jobRuns.inc({ name, outcome }, 0);
      lastRun.set({ name }, now.getTime() / 1000);
    },
    countRun(name: string, outcome: 'done' | 'failed', now: Date): void {
      jobRuns.inc({ name, outcome });
      if (outcome === 'done') lastRun.set({ name }, now.getTime() / 1000);
    },
    connectionWaited: (seconds: number): void => connectionWait.observe(seconds),
    connectionUsed: (seconds: number): void => connectionUse.observe(seconds),
  };
}
