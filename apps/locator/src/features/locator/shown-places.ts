import type { NearbyReply } from '@comanda/api-client';
import type { NearbyPlace } from '@comanda/contracts';

/** The places in the list: those in the radius, else the nearest one outside of it. */
export function shownPlaces({ places, nearest }: NearbyReply): readonly NearbyPlace[] {
  return places.length > 0 || nearest === null ? places : [nearest];
}
