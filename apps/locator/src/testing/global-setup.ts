import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import type { TestProject } from 'vitest/node';

const RESTAURANTS = ['backlot', 'backlot-locations/danforth', 'backlot-locations/yorkville'];

/** Starts the real api with some restaurants of the demo's franchise, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bundles = RESTAURANTS.map((name) =>
    fileURLToPath(new URL(`../../../../demo/${name}`, import.meta.url)),
  );
  const api = await startApi({ bundles, listen: true });
  project.provide('api_url', api.url);
  return api.close;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
  }
}
