import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { sandboxSettings, startApi, startSandbox } from './servers.mjs';

/** Starts the built product with one demo restaurant, on an embedded database or on a throwaway PostgreSQL. */
export async function startBenchHouse(database) {
  const home = mkdtempSync(join(tmpdir(), 'comanda-bench-'));
  const dataDir = join(home, 'data');
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres?.url,
    ...sandboxSettings(sandboxUrl),
  };
  const sandbox = await startSandbox({ port: sandboxPort, apiUrl: url, stdio: 'ignore' });
  const api = await startApi({ port, dataDir, env });
  await promisify(execFile)(
    process.execPath,
    [fromRoot('apps/api/dist/comanda.mjs'), 'import', fromRoot('demo/harbor-burger')],
    { env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir } },
  );

  return {
    home,
    url,
    sandboxUrl,
    apiPid: api.pid,
    databaseUrl: postgres?.url,
    dataFolder: join(dataDir, 'pg'),
    engine: postgres?.version ?? 'PGlite in a folder',
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
