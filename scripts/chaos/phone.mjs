import { randomUUID } from 'node:crypto';
import { tsImport } from 'tsx/esm/api';
import { sleep } from './random.mjs';

/** The product's own client, retries and all. */
const { createApiClient, newIntentKey } = await tsImport(
  '../../packages/api-client/src/index.ts',
  import.meta.url,
);

export { newIntentKey };

/** Codes of a server that has not acted, and may at the next try. */
const PASSING = new Set(['payment_pending', 'rate_limited', 'request_in_flight']);

/** At most so long a phone is there after its request, when it loses the network in between. */
const GONE_AFTER_MS = 40;

/**
 * A guest's phone on a bad network: requests get lost before they arrive, or their replies on the way back, or the phone is gone while
 * its request is worked on. Any server may get the next one.
 */
export function createPhone(product, random, counts, isGivingUp) {
  const address = `10.${[0, 1, 2].map(() => Math.floor(random.between(0, 256))).join('.')}`;
  let token = null;

  async function send(input, init) {
    counts.requests += 1;
    const servers = product.readyUrls?.() ?? product.urls;
    const server = servers[Math.floor(random.between(0, servers.length))];
    const asked = new Request(input, init);
    const request = new Request(asked.url.replace(product.urls[0], server), asked);
    request.headers.set('x-forwarded-for', address);
    if (random.chance(product.loss)) throw new TypeError('The request got lost.');
    const reply = await ask(random.chance(product.loss) ? leaving(request) : request);
    if (random.chance(product.loss)) throw new TypeError('The reply got lost.');
    if (random.chance(product.loss / 2)) await sleep(800);
    return reply;
  }

  function leaving(request) {
    return new Request(request, {
      signal: AbortSignal.timeout(Math.ceil(random.between(0, GONE_AFTER_MS))),
    });
  }

  /** Keeps count of what a guest should never see, and of what is no fault of theirs. */
  async function ask(request) {
    const reply = await fetch(request).catch((error) => {
      counts.broken += 1;
      throw error;
    });
    if (reply.status === 503) counts.unavailable += 1;
    if (reply.status === 503 && !reply.headers.has('retry-after')) counts.wrong += 1;
    if (reply.status >= 500 && reply.status !== 503) counts.wrong += 1;
    return reply;
  }

  const api = createApiClient({
    base_url: product.urls[0],
    fetch: send,
    token: () => token,
    timeout_ms: 6000,
  });

  /** Sends until there is an answer that counts, always under the same key; undefined when the guest gives up. */
  async function insist(call) {
    const options = { key: newIntentKey() };
    for (;;) {
      const result = await call(options);
      if (result.ok || isFinal(result.error)) return result;
      counts.again += 1;
      if (isGivingUp()) return undefined;
      await sleep(150);
    }
  }

  return {
    api,
    insist,
    /** Sits down at a table of one's own. */
    async sitDown(restaurant_id) {
      const section = { restaurant_id, section_type: 'TAKEOUT' };
      const opened = await insist((options) => api.addSectionGuest(section, options));
      if (!opened?.ok) return undefined;
      token = opened.value.token;
      return opened.value.table_id;
    },
    async addGuest(restaurant_id, table_id) {
      const guest = { restaurant_id, table_id, guest: { name: randomUUID() } };
      const added = await insist((options) => api.addTableGuest(guest, options));
      return added?.ok ? added.value.guest_id : undefined;
    },
  };
}

function isFinal(error) {
  if (error.kind !== 'problem') return false;
  return error.problem.status < 500 && !PASSING.has(error.problem.code);
}
