import { sleep } from './random.mjs';

const INTENTS = '/v1/payment_intents';

/** Faults of the processor, each every so many times. */
const FAULTS = [
  { kind: 'dropAfterCommit', every: 4, match: { method: 'POST', path: INTENTS } },
  { kind: 'status', status: 500, every: 7, match: { method: 'POST', path: INTENTS } },
  { kind: 'dropAfterCommit', every: 5, match: { method: 'POST', path: `${INTENTS}/*/confirm` } },
  { kind: 'dropBeforeCommit', every: 7, match: { method: 'POST', path: `${INTENTS}/*/confirm` } },
  {
    kind: 'status',
    status: 500,
    when: 'after',
    every: 9,
    match: { method: 'POST', path: `${INTENTS}/*/confirm` },
  },
  { kind: 'status', status: 503, every: 3, match: { method: 'POST', path: `${INTENTS}/*/cancel` } },
  { kind: 'dropAfterCommit', every: 4, match: { method: 'POST', path: `${INTENTS}/*/cancel` } },
  { kind: 'dropAfterCommit', every: 2, match: { method: 'POST', path: '/v1/refunds' } },
  { kind: 'status', status: 500, every: 9, match: { method: 'GET', path: `${INTENTS}/*` } },
  { kind: 'delay', delay_ms: 700, every: 5, match: { method: 'GET', path: `${INTENTS}/*` } },
  { kind: 'delay', delay_ms: 900, when: 'after', every: 11, match: { method: 'POST' } },
];

const WEBHOOKS = [
  [3, { mode: 'deliver' }],
  [2, { mode: 'duplicate' }],
  [3, { mode: 'drop' }],
  [1, { mode: 'delay', delay_ms: 2500 }],
  [2, { mode: 'reorder' }],
  [1, { mode: 'hold' }],
];

/** Kills the servers in turn, takes a dish off the menu, and has the processor and its webhooks misbehave, until it is over; then it clears up. */
export function startWeather(product, random, isOver) {
  const storms = { kills: 0, ready_s: [], webhook_modes: 0, sold_out: 0, fault_hits: 0 };

  async function killing(server) {
    while (!isOver()) {
      await sleep(random.between(1000, 2000) * product.urls.length);
      storms.ready_s.push(await product.killApi(server));
      storms.kills += 1;
    }
  }

  async function misdelivering() {
    while (!isOver()) {
      await control('webhooks', random.pick(WEBHOOKS));
      storms.webhook_modes += 1;
      await sleep(random.between(500, 2500));
      await control('webhooks/release', { order: 'reverse' });
    }
    await control('webhooks', { mode: 'deliver' });
  }

  async function sellingOut() {
    while (!isOver()) {
      await sleep(random.between(1500, 4000));
      await setStock(false);
      storms.sold_out += 1;
      await sleep(random.between(300, 1200));
      await setStock(true);
    }
  }

  /** As the staff's own call writes it, without having to wait for an api that is down. */
  async function setStock(is_in_stock) {
    await product.query(`update items set is_in_stock = $1 where key = 'soda'`, [is_in_stock]);
    await product.query('update restaurants set menu_version = menu_version + 1');
  }

  async function control(path, body, method = 'POST') {
    const reply = await fetch(`${product.sandboxUrl}/_control/stripe/${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.status === 204 ? undefined : await reply.json();
  }

  async function rage() {
    for (const fault of FAULTS) await control('faults', fault);
    await Promise.all([...product.urls.keys()].map(killing).concat(misdelivering(), sellingOut()));
    const { faults } = await control('faults', undefined, 'GET');
    storms.fault_hits = faults.reduce((sum, { hits }) => sum + hits, 0);
    await control('faults', undefined, 'DELETE');
    return storms;
  }

  return { ended: rage() };
}
