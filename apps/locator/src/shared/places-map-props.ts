import type { ApiClient } from '@comanda/api-client';
import type { NearbyPlace, PlacePoint } from '@comanda/contracts';

export type Position = { readonly latitude: number; readonly longitude: number };

/** Props of a map of places: the page holds the state, the map draws it. */
export type PlacesMapProps = {
  readonly client: ApiClient;
  /** The places in the list; with them in sight the map begins. */
  readonly listed: readonly NearbyPlace[];
  readonly selected: NearbyPlace | null;
  /** The position that is searched around, and how far, in metres; null = none. */
  readonly around: (Position & { readonly radius_m: number }) | null;
  readonly service: 'pickup' | 'delivery';
  readonly onSelect: (place: PlacePoint) => void;
};
