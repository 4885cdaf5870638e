import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a counter and six brands under one roof, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bundles = ['harbor-burger', 'backlot'].map((name) =>
    fileURLToPath(new URL(`../../../../demo/${name}`, import.meta.url)),
  );
  const api = await startApi({ bundles, listen: true, config: { trustedProxies: 1 } });
  project.provide('api_url', api.url);
  return api.close;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
  }
}
