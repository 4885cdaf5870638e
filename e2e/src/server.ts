import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { freePort } from '../../scripts/lib/ports.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { sandboxSettings, startApi, startSandbox } from '../../scripts/lib/servers.mjs';
import { createDatabase } from './database';

/** One whole product of its own: sandbox, api and apps on free ports, with an empty data folder. */
export type House = {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  /** Imports restaurants' folders while the api runs; the paths are relative to the project's root. */
  importBundle(...folders: readonly string[]): Promise<void>;
  /** Ends the api as a power cut would. */
  killApi(): Promise<void>;
  /** Starts the api again on the same data and the same port. */
  startApi(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the built product. `env` overrides settings, such as RECONCILE_EVERY_SECONDS. */
export async function startHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-e2e-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const database = await createDatabase();
  const apiEnv = {
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    DATABASE_URL: database?.url,
    ...sandboxSettings(sandboxUrl),
    ...env,
  };
  const sandbox = await startSandbox({ port: sandboxPort, apiUrl: url, stdio: 'ignore' });
  let api = await startApi({ port, dataDir, env: apiEnv });

  return {
    url,
    sandboxUrl,
    dataDir,
    async importBundle(...folders) {
      const command = fromRoot('apps/api/dist/comanda.mjs');
      await promisify(execFile)(
        process.execPath,
        [command, 'import', ...folders.map((folder) => fromRoot(folder))],
        {
          env: { ...process.env, ...apiEnv, PORT: String(port), DATA_DIR: dataDir },
        },
      );
    },
    async killApi() {
      await api.kill();
    },
    async startApi() {
      api = await startApi({ port, dataDir, env: apiEnv });
    },
    async stop() {
      await api.stop();
      await sandbox.stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
