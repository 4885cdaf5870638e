import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { answers } from '../lib/children.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/run.mjs';

/** Whether Caddy is installed here. */
export function hasCaddy() {
  return spawnSync('caddy', ['version']).status === 0;
}

/** Starts Caddy with the deployed Caddyfile before the processes; resolves with its address and the way to stop it. */
export async function startCaddy({ home, upstreams }) {
  const policies = join(home, 'policies');
  const made = await run(process.execPath, [fromRoot('scripts/policies.mjs'), policies]);
  if (made.status !== 0) throw new Error(made.output);
  const [port, healthPort] = [await freePort(), await freePort()];
  const child = spawn(
    'caddy',
    ['run', '--config', fromRoot('deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...process.env,
        HOME: home,
        SITE_ADDRESS: `http://:${port}`,
        HEALTH_PORT: String(healthPort),
        API_UPSTREAMS: upstreams.map((url) => new URL(url).host).join(' '),
        APPS_ROOT: fromRoot('artefacts'),
        POLICIES: policies,
        TRUSTED_PROXIES: '127.0.0.1/32',
      },
      stdio: 'ignore',
    },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(`${url}/api/health/ready`, { until: exited })))
    throw new Error('Caddy does not answer.');
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
