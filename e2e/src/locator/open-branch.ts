import type { APIRequestContext } from '@playwright/test';
import { expect, type OpenVariant } from '../test';

/** Waits until the locator lists a restaurant that was just imported. */
export async function waitUntilListed(request: APIRequestContext, name: string): Promise<void> {
  await expect
    .poll(async () => (await (await request.get('/gklocations')).text()).includes(name))
    .toBe(true);
}

/** A restaurant of a franchise of its own, so that a search finds it and no other. */
export function openBranch(openVariant: OpenVariant, name: string, longitude: number) {
  return openVariant({
    restaurant: {
      name,
      franchise: 'harbor-branches',
      address: `${name}, Portland, ME 04101`,
      latitude: 43.66,
      longitude,
    },
  });
}
