import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { sandboxSettings, startApi, startSandbox } from '../../scripts/lib/servers.mjs';
import { createDatabase } from './database';
import { readTemplate, type Template } from './template';

/** One whole product of its own: sandbox, api and apps on free ports, with a database and a data folder. */
export type Product = {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  /** Imports restaurants' folders while the api runs; relative paths start at the project's root. */
  importBundle(...folders: readonly string[]): Promise<void>;
  /** Ends the api as a power cut would. */
  killApi(): Promise<void>;
  /** Starts the api again on the same data and the same port. */
  startApi(): Promise<void>;
  /** Ends the product. */
  stop(): Promise<void>;
};

/** Nothing here happens by itself at a moment that a busy machine could move. */
const STEADY = { REJECT_OVERLOAD: 'false' };
const STEADY_SANDBOX = { SANDBOX_COURIER_STEP_MS: '0' };

/** Starts the built product with the demo restaurant in it. `env` overrides settings, such as RECONCILE_EVERY_SECONDS. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const template = readTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-e2e-'));
  await cp(template.dataDir, dataDir, { recursive: true });
  const database = await createDatabase(template.database);
  const product = await startServers({ DATABASE_URL: database?.url, ...env }, dataDir);
  return {
    ...product,
    async stop() {
      await product.stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the product on an empty embedded database. */
export async function startEmptyProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-e2e-'));
  const product = await startServers({ DATABASE_URL: '' }, dataDir);
  return {
    ...product,
    async stop() {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes the database and the data folder that every server starts with a copy of. */
export async function makeTemplate(
  bundle: string,
): Promise<Pick<Template, 'dataDir' | 'database'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-e2e-template-'));
  const database = await createDatabase();
  const product = await startServers({ DATABASE_URL: database?.url }, dataDir);
  await product.importBundle(bundle);
  await product.stop();
  return { dataDir, database: database?.name ?? null };
}

async function startServers(
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): Promise<Product> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const apiEnv = {
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    ...STEADY,
    ...sandboxSettings(sandboxUrl),
    ...env,
  };
  const sandbox = await startSandbox({
    port: sandboxPort,
    apiUrl: url,
    stdio: 'ignore',
    env: STEADY_SANDBOX,
  });
  let api = await startApi({ port, dataDir, env: apiEnv });

  return {
    url,
    sandboxUrl,
    dataDir,
    async importBundle(...folders) {
      for (const folder of folders) await importFolder(url, dataDir, fromRoot(folder));
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
    },
  };
}

/** Imports a folder through the running api, as the operator's command line does with `--replace`. */
async function importFolder(url: string, dataDir: string, folder: string): Promise<void> {
  const key = await readFile(join(dataDir, 'operator.key'), 'utf8');
  const reply = await fetch(`${url}/api/operator/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ folder, replace: true }),
  });
  if (!reply.ok) throw new Error(`${folder} could not be imported: ${await reply.text()}`);
}
