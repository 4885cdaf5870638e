import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openConnection, toRequest } from './connection.mjs';
import { cpuSeconds } from './cpu.mjs';
import { load, quantile } from './load.mjs';

const CLIENTS_IN_STEP = 64;
const WARM_SECONDS = 1;
const STEP_SECONDS = 3;
/** Of what clients in step place: among these rates of arrival is the one beyond which no more orders are placed. */
const STEPS = [0.7, 0.8, 0.9, 1, 1.1, 1.25];
const TIMES_TOO_MANY = 4;
const TICK_MS = 5;
const MOST_CONNECTIONS = 1500;
/** Neither taken nor refused: counted with what must not be. */
const CUT_OFF = { status: 0 };

/**
 * Orders that come whether or not the last ones were answered: how many are placed at most, whatever the rate they come at,
 * and how many at four times the rate that saturates the server; how soon the rest is told to come again. Where other
 * programs take turns on the core, the share of the peak says less than how many orders a second of CPU places. Beside it,
 * what clients place who order in step, each after its last was answered: their orders come and go in bunches, and cost less.
 */
export async function measureOverload(product, guests, ordering, seconds) {
  const { url } = product;
  const { cart, acknowledged } = ordering;
  const pids = [product.apiPid, product.postgresPid].filter((pid) => pid !== undefined);
  const in_step_per_s = await placeInStep(url, guests, ordering, seconds);
  const crowd = openCrowd(url);
  const steps = [];
  for (const share of STEPS) steps.push(await offer(in_step_per_s * share, STEP_SECONDS));
  const peak = steps.reduce((best, step) => (step.per_s > best.per_s ? step : best));
  const over = await offer(peak.arrivals_per_s * TIMES_TOO_MANY, seconds);
  crowd.close();
  return {
    in_step_per_s: Math.round(in_step_per_s),
    steps: steps.map((step) => [step.arrivals_per_s, step.per_s].map(Math.round)),
    peak_per_s: Math.round(peak.per_s),
    arrivals_per_s: Math.round(over.arrivals_per_s),
    goodput_per_s: Math.round(over.per_s),
    share_of_peak: Number((over.per_s / peak.per_s).toFixed(2)),
    share_of_in_step: Number((over.per_s / in_step_per_s).toFixed(2)),
    share_of_peak_by_cpu: Number((over.per_cpu_s / peak.per_cpu_s).toFixed(2)),
    refused_per_s: Math.round(over.refused.length / seconds),
    refused_p50_ms: quantile(over.refused, 0.5),
    refused_p99_ms: quantile(over.refused, 0.99),
    unsent: over.unsent,
    other: over.other,
  };

  async function offer(rate, seconds) {
    const outcomes = [];
    const pending = [];
    const began = performance.now();
    const from = began + WARM_SECONDS * 1000;
    const until = from + seconds * 1000;
    let sent = 0;
    let unsent = 0;
    let cpuBefore;
    while (performance.now() < until) {
      if (cpuBefore === undefined && performance.now() >= from) cpuBefore = cpuSeconds(pids);
      const due = Math.floor(((performance.now() - began) / 1000) * rate);
      for (; sent < due; sent += 1) {
        const guest = crowd.isFull() ? undefined : guests.tryBorrow();
        if (guest === undefined) unsent += 1;
        else pending.push(arrive(guest, outcomes));
      }
      await setTimeout(TICK_MS);
    }
    const cpu = cpuSeconds(pids) - cpuBefore;
    await Promise.all(pending);
    const counted = outcomes.filter(({ at }) => at >= from && at < until);
    const placed = counted.filter(({ status }) => status === 200).length;
    const refused = counted
      .filter(({ status }) => status === 503)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    return {
      arrivals_per_s: rate,
      per_s: placed / seconds,
      per_cpu_s: placed / cpu,
      refused,
      unsent,
      other: counted.length - placed - refused.length,
    };
  }

  async function arrive(guest, outcomes) {
    const connection = await crowd.take();
    const at = performance.now();
    const { status } = await connection.send(orderOf(url, cart, guest)).catch(() => CUT_OFF);
    if (status === 200) acknowledged.counter += 1;
    outcomes.push({ status, at: performance.now(), ms: performance.now() - at });
    if (status !== 0) crowd.giveBack(connection);
    guests.giveBack(guest);
  }
}

/** Orders per second of as many clients as can be, each of whom orders after its last order was answered. */
async function placeInStep(url, guests, { cart, acknowledged }, seconds) {
  let placed = 0;
  const workers = await Promise.all(
    Array.from({ length: CLIENTS_IN_STEP }, async () => {
      let connection = await openConnection(url);
      async function work() {
        const guest = guests.borrow();
        const { status } = await connection.send(orderOf(url, cart, guest)).catch(() => CUT_OFF);
        guests.giveBack(guest);
        if (status === 200) placed += 1;
        else await setTimeout(TICK_MS);
        if (status === 0) connection = await openConnection(url);
      }
      return { work, close: () => connection.close() };
    }),
  );
  const all = workers.map(({ work }) => work);
  await load(all, { seconds: WARM_SECONDS });
  const before = placed;
  await load(all, { seconds });
  acknowledged.counter += placed;
  for (const { close } of workers) close();
  return (placed - before) / seconds;
}

function orderOf(url, cart, { guest_id, token, address }) {
  return toRequest(url, 'POST', '/api/orders/orderAndPay', {
    headers: {
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
    },
    body: { ...cart, guest_id, payment_method: 'COUNTER' },
  });
}

/** As many connections as there are calls under way, each used again and again, up to more than anybody would wait in. */
function openCrowd(url) {
  const free = [];
  let count = 0;
  async function take() {
    const known = free.pop();
    if (known !== undefined) return known;
    count += 1;
    return await openConnection(url);
  }
  return {
    isFull: () => free.length === 0 && count >= MOST_CONNECTIONS,
    take,
    giveBack: (connection) => free.push(connection),
    close() {
      for (const connection of free) connection.close();
    },
  };
}
