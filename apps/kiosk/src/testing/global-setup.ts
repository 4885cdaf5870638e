import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import { buildSandbox } from '@comanda/sandbox/server';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a counter and six brands under one roof, and the sandbox that has their readers, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-'));
  const bundles = [demo('harbor-burger'), await withCounter(folder)];
  const operatorKey = randomUUID();
  const sandbox = buildSandbox();
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo; // a TCP port, since it listens on one
  const sandbox_url = `http://127.0.0.1:${port}`;
  const api = await startApi({
    bundles,
    listen: true,
    hasJobs: true,
    config: {
      trustedProxies: 1,
      readers: {
        spinBase: `${sandbox_url}/spin`,
        spinProtocol: 'json',
        spinPatience: { sale_ms: 100_000, call_ms: 8_000 },
        terminalJsUrl: null,
      },
      isSandbox: true,
    },
    app: { operatorKey },
  });
  await rm(folder, { recursive: true });
  project.provide('api_url', api.url);
  project.provide('sandbox_url', sandbox_url);
  project.provide('operator_key', operatorKey);
  return async () => {
    await api.close();
    await sandbox.close();
  };
}

function demo(name: string): string {
  return fileURLToPath(new URL(`../../../../demo/${name}`, import.meta.url));
}

/** The six brands, which are paid at the reader or at the counter, and call their guests by name. */
async function withCounter(folder: string): Promise<string> {
  await cp(demo('backlot'), folder, { recursive: true });
  const file = join(folder, 'restaurant.yaml');
  const text = await readFile(file, 'utf8');
  const counter = 'pay_at_counter: RESTAURANT_SETTING_TAKE_OUT_ONLY\nkiosk_asks_name: true';
  await writeFile(file, text.replace('pay_at_counter: RESTAURANT_SETTING_NONE', counter));
  return folder;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
    sandbox_url: string;
    operator_key: string;
  }
}
