import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinMeasured } from './cores.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { sandboxSettings, startApi, startSandbox } from '../lib/servers.mjs';

/** Beyond what PostgreSQL comes with: it keeps the time of each commit. */
const SETTINGS = { track_commit_timestamp: 'on' };

/** Starts the built product with one demo restaurant, on an embedded database or on a throwaway PostgreSQL. */
export async function startBenchProduct(database) {
  const home = mkdtempSync(join(tmpdir(), 'comanda-bench-'));
  const dataDir = join(home, 'data');
  const postgres =
    database === 'postgres' ? await startPostgres({ settings: SETTINGS }) : undefined;
  if (postgres !== undefined) pinMeasured(postgres.pid);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    // So that guests come from many addresses.
    TRUST_PROXY: '1',
    DATABASE_URL: postgres?.url,
    ...sandboxSettings(sandboxUrl),
  };
  const sandbox = await startSandbox({ port: sandboxPort, apiUrl: url, stdio: 'ignore' });
  const api = await startApi({ port, dataDir, env });
  pinMeasured(api.pid);
  function importBundle(folder) {
    return promisify(execFile)(
      process.execPath,
      [fromRoot('apps/api/dist/comanda.mjs'), 'import', folder],
      { env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir } },
    );
  }
  await importBundle(fromRoot('demo/harbor-burger'));

  return {
    home,
    url,
    port,
    env,
    dataDir,
    sandboxUrl,
    apiPid: api.pid,
    postgresPid: postgres?.pid,
    databaseUrl: postgres?.url,
    dataFolder: join(dataDir, 'pg'),
    engine: postgres?.version ?? 'PGlite in a folder',
    /** Adds another restaurant, as a folder of files. */
    importBundle,
    /** Lets the api go, and with it the folder of the embedded database. */
    stopApi: () => api.stop(),
    async stop() {
      await api.stop();
      await sandbox.stop();
      await postgres?.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
