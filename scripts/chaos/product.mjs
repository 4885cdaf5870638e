import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { sandboxSettings, startApi, startSandbox } from '../lib/servers.mjs';

/** Never closed, with tax, tips, card and counter. */
const RESTAURANT = 'apps/api/src/modules/payments/settle/testing/shop';
const ENDPOINT = 'test-shop';

/** So many of the built api on one throwaway PostgreSQL, beside the sandbox; each can be killed and started again. */
export async function startChaosProduct(servers, { loss = 0.04, settings = {} } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'comanda-chaos-'));
  const postgres = await startPostgres();
  const ports = [];
  for (let server = 0; server < servers; server += 1) ports.push(await freePort());
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const sandboxPort = await freePort();
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    PUBLIC_URL: urls[0],
    LOG_LEVEL: 'fatal',
    DATABASE_URL: postgres.url,
    RECONCILE_AFTER_SECONDS: '2',
    RECONCILE_EVERY_SECONDS: '1',
    // Each guest comes from an address of its own, which the limits believe the proxy.
    TRUST_PROXY: '1',
    ...sandboxSettings(sandboxUrl),
    ...settings,
  };
  const sandbox = await startSandbox({ port: sandboxPort, apiUrl: urls[0], stdio: 'ignore' });
  const apis = [];
  for (const port of ports) apis.push(await start(port));
  await promisify(execFile)(
    process.execPath,
    [fromRoot('apps/api/dist/comanda.mjs'), 'import', fromRoot(RESTAURANT)],
    { env: { ...process.env, ...env, PORT: String(ports[0]), DATA_DIR: join(home, 'data') } },
  );
  const db = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // It breaks when the database does; who asks next gets another connection.
  db.on('error', () => undefined);
  db.on('connect', (client) => client.on('error', () => undefined));

  function start(port) {
    return startApi({ port, dataDir: join(home, 'data'), env, stdio: 'ignore' });
  }

  return {
    urls,
    sandboxUrl,
    endpoint: ENDPOINT,
    loss,
    postgres,
    home,
    query: async (sql, values) => (await db.query(sql, values)).rows,
    /** Ends one as a power cut would, and starts it again; resolves with the seconds until it took orders. */
    async killApi(server) {
      await apis[server].kill();
      const began = performance.now();
      apis[server] = await start(ports[server]);
      return (performance.now() - began) / 1000;
    },
    /** Exchanges one as a deployment does; resolves with the seconds that its end and its start took. */
    async exchangeApi(server) {
      const began = performance.now();
      await apis[server].stop(30_000);
      const ended = performance.now();
      apis[server] = await start(ports[server]);
      return { end_s: (ended - began) / 1000, ready_s: (performance.now() - ended) / 1000 };
    },
    /** Ends every server in order, so that nobody writes any more. */
    async rest() {
      await Promise.all(apis.map((api) => api.stop(30_000)));
    },
    /** Runs the operator’s command on a database. */
    comanda: (args, databaseUrl = postgres.url) =>
      promisify(execFile)(process.execPath, [fromRoot('apps/api/dist/comanda.mjs'), ...args], {
        env: { ...process.env, ...env, DATABASE_URL: databaseUrl, DATA_DIR: join(home, 'data') },
      }),
    async stop() {
      for (const api of apis) await api.stop();
      await sandbox.stop();
      await db.end();
      await postgres.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
