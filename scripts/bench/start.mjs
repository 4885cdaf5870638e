import { setTimeout } from 'node:timers/promises';
import { pinMeasured } from './cores.mjs';
import { startNode } from '../lib/children.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { serverProgram } from '../lib/servers.mjs';

const LOOK_EVERY_MS = 10;

/** Milliseconds from starting the api to its word that it is ready, on a database that is already migrated. */
export async function measureStart({ env, dataDir, port, url }) {
  const began = performance.now();
  const child = startNode(serverProgram('api'), {
    env: {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    cwd: fromRoot(),
    stdio: 'ignore',
  });
  pinMeasured(child.pid);
  while (child.isRunning() && !(await isReady(url))) await setTimeout(LOOK_EVERY_MS);
  const ready_ms = performance.now() - began;
  await child.stop();
  return Math.round(ready_ms);
}

async function isReady(url) {
  const reply = await fetch(`${url}/api/health/ready`).catch(() => undefined);
  await reply?.body?.cancel();
  return reply?.ok === true;
}
