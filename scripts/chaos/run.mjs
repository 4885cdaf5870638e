// Guests order and pay while the api is killed again and again and the processor misbehaves; then the books are compared.
// storm: servers are killed and everything else goes wrong too. deploys: servers are exchanged, and nobody may notice.
// outages: the database goes down and comes back; then it is backed up and restored.
// node scripts/chaos/run.mjs [--weather=storm | deploys | outages] [--seconds=60 | --minutes=20] [--clients=16] [--servers=2] [--seed=1]
import { parseArgs } from 'node:util';
import { readBooks } from './books.mjs';
import { startChaosProduct } from './product.mjs';
import { createRandom, sleep } from './random.mjs';
import { report } from './report.mjs';
import { runGuests } from './guests.mjs';
import { startWeather } from './weather.mjs';
import { DEPLOY_SETTINGS, startDeploys } from './deploys.mjs';
import { startOutages } from './outages.mjs';
import { restoreElsewhere } from './restore.mjs';
import { openPlaces } from '../lib/open-places.mjs';
import { findPostgres } from '../lib/postgres.mjs';
import { turbo } from '../lib/run.mjs';
import { step } from '../lib/steps.mjs';

/** Until then every order has to be where it belongs. */
const RECOVERY_SECONDS = 60;

const WEATHERS = {
  storm: { start: startWeather, options: {}, after: () => [] },
  deploys: {
    start: startDeploys,
    options: { loss: 0, settings: DEPLOY_SETTINGS },
    after: () => [],
  },
  outages: { start: startOutages, options: { loss: 0 }, after: restoreElsewhere },
};

const { values } = parseArgs({
  options: {
    weather: { type: 'string', default: 'storm' },
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    clients: { type: 'string', default: '16' },
    servers: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

process.exitCode = await main();

async function main() {
  if (!Object.hasOwn(WEATHERS, values.weather)) {
    console.error(`There is no weather ${values.weather}: ${Object.keys(WEATHERS).join(', ')}.`);
    return 1;
  }
  if (!findPostgres()) {
    console.error('PostgreSQL is not installed here (no initdb and postgres programs).');
    return 1;
  }
  const { status } = await step('build', () =>
    turbo('build', ['--filter=@comanda/api', '--filter=@comanda/sandbox']),
  );
  return status === 0 ? await rage() : status;
}

async function rage() {
  const seconds = values.minutes ? Number(values.minutes) * 60 : Number(values.seconds ?? 60);
  const [clients, servers, seed] = [values.clients, values.servers, values.seed].map(Number);
  const plan = { weather: values.weather, seconds, clients, seed };
  const weatherKind = WEATHERS[plan.weather];
  console.log(`seed ${seed}: ${clients} guests at a time, ${servers} servers, ${seconds} s`);
  const product = await startChaosProduct(servers, weatherKind.options);
  const until = performance.now() + seconds * 1000;

  function isOver() {
    return performance.now() > until;
  }

  try {
    const weather = weatherKind.start(product, createRandom(plan.seed), isOver);
    const guests = runGuests(product, plan, isOver);
    const storms = await weather.ended;
    const told = await guests.ended;
    const { books, recovered_s } = await settleBooks(product, told);
    const others = [
      ...(await listHeldOpen(product)),
      ...(storms.faultsIn?.(guests.counts) ?? []),
      ...(await weatherKind.after(product)),
    ];
    const all = { ...books, faults: [...books.faults, ...others] };
    return report({ plan, storms, told, books: all, recovered_s, counts: guests.counts });
  } finally {
    await product.stop();
  }
}

/** Reads the books until they are right, or until there is no more time for that. */
async function settleBooks(product, told) {
  const began = performance.now();
  for (;;) {
    const books = await readBooks(product, told);
    const recovered_s = (performance.now() - began) / 1000;
    if (books.faults.length === 0 || recovered_s > RECOVERY_SECONDS) return { books, recovered_s };
    await sleep(500);
  }
}

/** Servers that still keep a place for somebody, though everybody has left and what they set off has had time to end. */
async function listHeldOpen({ urls }) {
  const until = performance.now() + RECOVERY_SECONDS * 1000;
  for (;;) {
    const held = await Promise.all(urls.map((url) => openPlaces(url)));
    const faults = urls.flatMap((url, server) => {
      const { underway, streams } = held[server];
      const detail = `${underway} calls, ${streams} streams`;
      return underway + streams === 0 ? [] : [{ kind: 'held for nobody', marker: url, detail }];
    });
    if (faults.length === 0 || performance.now() > until) return faults;
    await sleep(200);
  }
}
