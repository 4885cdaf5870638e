import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a counter, a bistro, a hotel, a van that delivers, a parlor that asks for numbers, a lodge that asks for rooms and a counter that gives away, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bundles = ['harbor-burger', 'bistro-odile', 'lantern-house'].map((name) =>
    fileURLToPath(new URL(`../../../../demo/${name}`, import.meta.url)),
  );
  const own = ['van', 'parlor', 'lodge', 'treats'].map((name) =>
    fileURLToPath(new URL(`./${name}`, import.meta.url)),
  );
  const api = await startApi({
    bundles: [...bundles, ...own],
    listen: true,
    // Each phone that a test opens says what its address is.
    config: { trustedProxies: 1 },
  });
  project.provide('api_url', api.url);
  return api.close;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
  }
}
