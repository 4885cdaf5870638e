import { sleep } from './random.mjs';

const SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
const RECOVERY_SECONDS = 5;
const PAUSE_MS = 3000;

/** Ends the database again and again: in order, at once, and as a power cut would. */
export function startOutages(product, random, isOver) {
  async function run() {
    const recoveries = [];
    const refusals = [];
    for (let outage = 0; !isOver(); outage += 1) {
      await sleep(PAUSE_MS);
      await product.postgres.down(SIGNALS[outage % SIGNALS.length]);
      await sleep(random.between(300, 2000));
      refusals.push(...(await Promise.all(product.urls.map((url) => readiness(url)))));
      await product.postgres.start();
      const began = performance.now();
      await Promise.all(product.urls.map((url) => untilReady(url)));
      recoveries.push((performance.now() - began) / 1000);
    }
    const slowest = Math.max(...recoveries);
    const wrong = refusals.filter((refusal) => refusal !== '503 with Retry-After');
    return {
      summary: `${recoveries.length} times the database was down; all servers ready again within ${slowest.toFixed(2)} s of its return`,
      faultsIn: (counts) => [
        ...named('slow recovery', slowest > RECOVERY_SECONDS, `${slowest.toFixed(2)} s`),
        ...named('wrong refusal', wrong.length > 0, wrong.join(', ')),
        ...named(
          'wrong refusal',
          counts.wrong > 0,
          `${counts.wrong} × 5xx other than 503 with Retry-After`,
        ),
        ...named('no outage', recoveries.length === 0, 'the database was never down'),
      ],
    };
  }

  return { ended: run() };
}

async function readiness(url) {
  const reply = await fetch(`${url}/api/health/ready`).catch(() => undefined);
  await reply?.body?.cancel();
  const comesBack = reply?.headers.has('retry-after') ? 'with' : 'without';
  return `${reply?.status} ${comesBack} Retry-After`;
}

async function untilReady(url) {
  while ((await readiness(url)) !== '200 without Retry-After') await sleep(50);
}

function named(kind, isFault, detail) {
  return isFault ? [{ kind, marker: '', detail }] : [];
}
