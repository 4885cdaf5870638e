import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import { buildSandbox } from '@comanda/sandbox/server';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a demo restaurant and an inn, and the sandbox that stands in for Stripe, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const sandbox_url = `http://127.0.0.1:${port}`;
  const folders = ['../../../../demo/harbor-burger', './inn'];
  const api = await startApi({
    bundles: folders.map((folder) => fileURLToPath(new URL(folder, import.meta.url))),
    listen: true,
    hasJobs: true,
    config: {
      stripe: {
        secretKey: 'sk_test_sandbox',
        publishableKey: 'pk_test_sandbox',
        webhookSecret: 'whsec_sandbox',
        apiBase: sandbox_url,
        jsUrl: null,
      },
    },
  });
  const sandbox = buildSandbox({ stripe: { webhookUrl: `${api.url}/api/webhooks/stripe` } });
  await sandbox.listen({ host: '127.0.0.1', port });
  project.provide('api_url', api.url);
  project.provide('sandbox_url', sandbox_url);
  return async () => {
    await api.close();
    await sandbox.close();
  };
}

/** The api and the sandbox each need the address of the other before they start. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP port, since it listens on one
      server.close(() => resolve(port));
    });
  });
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
    sandbox_url: string;
  }
}
