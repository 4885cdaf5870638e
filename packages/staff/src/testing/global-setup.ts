import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a counter that takes orders at any hour, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const counter = fileURLToPath(new URL('./counter', import.meta.url));
  // Each guest and member of staff of a test says what its address is.
  const api = await startApi({ bundles: [counter], listen: true, config: { trustedProxies: 1 } });
  project.provide('api_url', api.url);
  return api.close;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
  }
}
