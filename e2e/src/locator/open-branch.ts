import type { OpenVariant } from '../test';

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
