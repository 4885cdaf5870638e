import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a demo restaurant that has a film for its wall, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const harbor = fileURLToPath(new URL('../../../../demo/harbor-burger', import.meta.url));
  const api = await startApi({ bundles: [harbor], listen: true });
  project.provide('api_url', api.url);
  return api.close;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
  }
}
