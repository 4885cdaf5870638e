import { sleep } from './random.mjs';

const LOOK_EVERY_MS = 200;
const PAUSE_MS = 1500;

/** Time servers wait after they report not ready, before they close. */
export const DEPLOY_SETTINGS = { DRAIN_SECONDS: '2' };

/**
 * Exchanges one server after the other, again and again, behind somebody who shares out the work as a load balancer does:
 * to those that said a moment ago that they are ready.
 */
export function startDeploys(product, _random, isOver) {
  const ready = new Map(product.urls.map((url) => [url, true]));
  product.readyUrls = () => {
    const urls = product.urls.filter((url) => ready.get(url));
    return urls.length === 0 ? product.urls : urls;
  };

  async function watch(url) {
    while (!isOver()) {
      const reply = await fetch(`${url}/api/health/ready`).catch(() => undefined);
      await reply?.body?.cancel();
      ready.set(url, reply?.ok === true);
      await sleep(LOOK_EVERY_MS);
    }
  }

  async function exchange() {
    const times = [];
    for (let server = 0; !isOver(); server = (server + 1) % product.urls.length) {
      times.push(await product.exchangeApi(server));
      await sleep(PAUSE_MS);
    }
    return times;
  }

  async function run() {
    const [times] = await Promise.all([exchange(), ...product.urls.map(watch)]);
    const slowest = Math.max(...times.map(({ ready_s }) => ready_s));
    return {
      summary: `${times.length} servers exchanged, each ready again within ${slowest.toFixed(2)} s`,
      /** A deployment must be unnoticeable, even without retries. */
      faultsIn: ({ broken, unavailable, wrong }) => [
        ...named(
          'failed request',
          broken + unavailable + wrong,
          `${broken} broken, ${unavailable} × 503, ${wrong} × other 5xx`,
        ),
        ...named('no deployment', times.length > 1 ? 0 : 1, 'nothing was exchanged'),
      ],
    };
  }

  return { ended: run() };
}

function named(kind, count, detail) {
  return count === 0 ? [] : [{ kind, marker: '', detail }];
}
