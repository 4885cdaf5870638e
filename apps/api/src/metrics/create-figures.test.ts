import { readdirSync, readFileSync } from 'node:fs';
import { err, ok } from '@comanda/kernel';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { repeat } from '../jobs/repeat';
import { createBreakers, FAILURES } from '../processors/breaker';
import type { Processor } from '../processors/processor';
import { figureIn } from '../testing/figure-in';
import { createFigures } from './create-figures';
import { createMetrics } from './create-metrics';
import { meterProcessor } from './meter-calls';

const BUILD = { version: '1', commit: 'abc' };
const DEPLOY = new URL('../../../../deploy/', import.meta.url);
/** The names of a histogram's and a counter's series in the text. */
const SERIES = /_(?:bucket|count|sum)$/;

/** A processor of which only looking up is asked. */
function processorThat(lookUp: Processor['lookUp']): Processor {
  return { payment_service: 'NMI', lookUp } as Processor;
}

test('calls of a service by how they ended: a refusal is an answer', async () => {
  const figures = createFigures(BUILD);
  const answers = [
    err({ code: 'absent', detail: '' } as const),
    err({ code: 'unknown', detail: '' } as const),
    err({ code: 'unsent', detail: '' } as const),
  ];
  const ref = { provider_ref: 'x', account_id: null, payment: null };
  for (const answer of answers)
    await meterProcessor(
      figures,
      processorThat(async () => answer),
    ).lookUp(ref);
  const broken = meterProcessor(
    figures,
    processorThat(() => Promise.reject(new Error('broken'))),
  );
  await expect(broken.lookUp(ref)).rejects.toThrow('broken');
  const text = await figures.registry.metrics();
  const calls = ['answered', 'unanswered', 'unsent'].map((outcome) =>
    figureIn(text, `comanda_service_calls_total{service="NMI",outcome="${outcome}"}`),
  );
  expect(calls).toEqual([1, 2, 1]);
  expect(figureIn(text, 'comanda_service_seconds_count{service="NMI"}')).toBe(3);
  expect(figureIn(text, 'comanda_service_breakers_open{service="NMI"}')).toBe(0);
});

test('accounts that are left alone', async () => {
  const changes: [string, boolean][] = [];
  const time = { ms: 0 };
  const breakers = createBreakers({
    clock: { now: () => new Date(time.ms) },
    log: pino({ level: 'silent' }),
    onChange: (account, isOpen) => void changes.push([account, isOpen]),
  });
  function call(isAnswered: boolean) {
    return breakers('NMI of somebody').run(
      async () => ok(null),
      () => isAnswered,
    );
  }
  for (let failure = 0; failure < FAILURES; failure += 1) await call(false);
  time.ms += 60_000;
  await call(true);
  expect(changes).toEqual([
    ['NMI of somebody', true],
    ['NMI of somebody', false],
  ]);
});

test('runs of a job, and when it last did all of its work', async () => {
  const figures = createFigures(BUILD);
  figures.startJob('outbox', new Date(1000));
  let runs = 0;
  const job = repeat(
    {
      name: 'outbox',
      every_seconds: 0.001,
      async run() {
        runs += 1;
        if (runs === 1) throw new Error('no');
      },
    },
    pino({ level: 'silent' }),
    (outcome) => figures.countRun('outbox', outcome, new Date(runs * 1000)),
  );
  await expect.poll(() => runs).toBeGreaterThan(1);
  await job.stop();
  const text = await figures.registry.metrics();
  expect(figureIn(text, 'comanda_job_runs_total{name="outbox",outcome="failed"}')).toBe(1);
  expect(figureIn(text, 'comanda_job_runs_total{name="outbox",outcome="done"}')).toBe(runs - 1);
  const last = figureIn(text, 'comanda_job_last_success_timestamp_seconds{name="outbox"}');
  expect(last).toBe(runs);
});

test('alert rules and dashboards ask for figures that there are', async () => {
  const registries = [createMetrics().registry, createFigures(BUILD).registry];
  const known = new Set(
    registries.flatMap((each) => each.getMetricsAsArray()).map(({ name }) => name),
  );
  const files = readdirSync(DEPLOY).filter((name) =>
    /^(?:alerts\.yaml|dashboard\.json)$/.test(name),
  );
  expect(files).toHaveLength(2);
  for (const file of files) {
    const names = readFileSync(new URL(file, DEPLOY), 'utf8').match(/comanda_\w+/g) ?? [];
    const unknown = names.filter(
      (name) => !known.has(name) && !known.has(name.replace(SERIES, '')),
    );
    expect([file, names.length > 0, unknown]).toEqual([file, true, []]);
  }
});
