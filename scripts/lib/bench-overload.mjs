import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openConnection, toRequest } from './bench-connection.mjs';
import { cpuSeconds } from './bench-cpu.mjs';
import { load, quantile } from './bench-load.mjs';

const PEAK_CLIENTS = 64;
const WARM_SECONDS = 1;
const TIMES_TOO_MANY = 4;
const TICK_MS = 5;
const MOST_CONNECTIONS = 1500;
/** Neither taken nor refused: counted with what must not be. */
const CUT_OFF = { status: 0 };

/**
 * Orders that come whether or not the last ones were answered, four times as many as are answered at most: how many are
 * placed all the same, and how soon the rest is told to come again. Where other programs take turns on the core, the share
 * of the peak says less than how many orders a second of CPU places, beside how many it does at the peak.
 */
export async function measureOverload(house, guests, { cart, acknowledged }, seconds) {
  const { url } = house;
  const pids = [house.apiPid, house.postgresPid].filter((pid) => pid !== undefined);
  const atPeak = await findPeak(url, guests, { cart, acknowledged }, { seconds, pids });
  const peak = atPeak.per_s;
  const rate = peak * TIMES_TOO_MANY;
  const crowd = openCrowd(url);
  const outcomes = [];
  const from = performance.now() + WARM_SECONDS * 1000;
  const until = from + seconds * 1000;
  const pending = [];
  let sent = 0;
  let unsent = 0;
  let cpuBefore;
  const began = performance.now();
  while (performance.now() < until) {
    if (cpuBefore === undefined && performance.now() >= from) cpuBefore = cpuSeconds(pids);
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const guest = crowd.isFull() ? undefined : guests.tryBorrow();
      if (guest === undefined) unsent += 1;
      else pending.push(arrive(guest));
    }
    await setTimeout(TICK_MS);
  }
  const cpu = cpuSeconds(pids) - cpuBefore;
  await Promise.all(pending);
  crowd.close();
  const counted = outcomes.filter(({ at }) => at >= from && at < until);
  const placed = counted.filter(({ status }) => status === 200);
  const refused = counted
    .filter(({ status }) => status === 503)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return {
    peak_per_s: Math.round(peak),
    arrivals_per_s: Math.round(rate),
    goodput_per_s: Math.round(placed.length / seconds),
    share_of_peak: Number((placed.length / seconds / peak).toFixed(2)),
    per_cpu_s: Math.round(placed.length / cpu),
    peak_per_cpu_s: Math.round(atPeak.per_cpu_s),
    share_of_peak_by_cpu: Number((placed.length / cpu / atPeak.per_cpu_s).toFixed(2)),
    refused_per_s: Math.round(refused.length / seconds),
    refused_p50_ms: quantile(refused, 0.5),
    refused_p99_ms: quantile(refused, 0.99),
    unsent,
    other: counted.length - placed.length - refused.length,
  };

  async function arrive(guest) {
    const connection = await crowd.take();
    const at = performance.now();
    const { status } = await connection.send(orderOf(url, cart, guest)).catch(() => CUT_OFF);
    if (status === 200) acknowledged.counter += 1;
    outcomes.push({ status, at: performance.now(), ms: performance.now() - at });
    if (status !== 0) crowd.giveBack(connection);
    guests.giveBack(guest);
  }
}

/** Orders per second that are placed when as many clients order as can be, each after its last was answered. */
async function findPeak(url, guests, { cart, acknowledged }, { seconds, pids }) {
  let placed = 0;
  const workers = await Promise.all(
    Array.from({ length: PEAK_CLIENTS }, async () => {
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
  const cpuBefore = cpuSeconds(pids);
  await load(all, { seconds });
  const cpu = cpuSeconds(pids) - cpuBefore;
  acknowledged.counter += placed;
  for (const { close } of workers) close();
  return { per_s: (placed - before) / seconds, per_cpu_s: (placed - before) / cpu };
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
