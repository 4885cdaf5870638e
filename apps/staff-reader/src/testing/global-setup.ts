import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import { buildSandbox } from '@comanda/sandbox/server';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a demo restaurant that is open at every hour, and a counter with a card reader of the sandbox, and a stall that accepts each order. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = buildSandbox();
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo; // a TCP port, since it listens on one
  const sandbox_url = `http://127.0.0.1:${port}`;
  const bundles = [
    'demo/harbor-burger',
    'packages/staff/src/testing/counter',
    'apps/staff-reader/src/testing/stall',
  ];
  const api = await startApi({
    bundles: bundles.map((path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))),
    listen: true,
    config: {
      // Each device of a test says what its address is.
      trustedProxies: 1,
      readers: {
        spinBase: `${sandbox_url}/spin`,
        spinProtocol: 'json',
        spinPatience: { sale_ms: 100_000, call_ms: 8_000 },
        terminalJsUrl: null,
      },
      isSandbox: true,
    },
  });
  project.provide('api_url', api.url);
  project.provide('sandbox_url', sandbox_url);
  return async () => {
    await api.close();
    await sandbox.close();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
    sandbox_url: string;
  }
}
