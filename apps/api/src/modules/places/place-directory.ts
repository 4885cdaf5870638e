import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Database } from '../../db/database';
import type { EventBus } from '../../events/event-bus';
import { loadPlaces, type StoredPlace } from './load-places';

export type PlaceAround = { readonly place: StoredPlace; readonly distance_m: number };

type Point = { readonly latitude: number; readonly longitude: number };
type Question = {
  readonly point: Point;
  readonly radius_km: number;
  readonly most: number;
  readonly isWanted: (place: StoredPlace) => boolean;
};

/** The places at one moment; another object after each change. */
export type Places = {
  /** By name. */
  readonly all: readonly StoredPlace[];
  /** Those around a point, the nearest first. */
  readonly around: (question: Question) => PlaceAround[];
};

export type PlaceDirectory = {
  readonly read: () => Promise<Places>;
  readonly close: () => void;
};

/** The places in memory, by where they are. A restaurant that changes is read again by itself, with the next question. */
export function openPlaceDirectory({
  db,
  events,
}: {
  readonly db: Database;
  readonly events: EventBus;
}): PlaceDirectory {
  const stored = new Map<string, StoredPlace>();
  let changed: Set<string> | 'all' = 'all';
  let places: Promise<Places> | null = null;

  const unsubscribe = events.subscribe((event) => {
    if (event !== null && event.type !== 'restaurant.changed') return;
    places = null;
    if (event === null || changed === 'all') changed = 'all';
    else changed.add(event.restaurant_id);
  });

  async function readAgain(): Promise<Places> {
    const asked = changed;
    changed = new Set();
    try {
      const read = await loadPlaces(db, asked === 'all' ? null : [...asked]);
      if (asked === 'all') stored.clear();
      else for (const restaurant_id of asked) stored.delete(restaurant_id);
      for (const place of read) stored.set(place.restaurant_id, place);
      return indexPlaces([...stored.values()]);
    } catch (error) {
      changed = 'all';
      places = null;
      throw error;
    }
  }

  return {
    read() {
      places ??= readAgain();
      return places;
    },
    close: unsubscribe,
  };
}

/** Puts places into an index by which the nearest of ten thousand are found at once. */
export function indexPlaces(stored: readonly StoredPlace[]): Places {
  const all = stored.toSorted((a, b) => compare(a.name, b.name) || compare(a.endpoint, b.endpoint));
  const index = all.length === 0 ? null : new KDBush(all.length);
  for (const { longitude, latitude } of all) index?.add(longitude, latitude);
  index?.finish();

  function placeAt(position: number): StoredPlace {
    const place = all[position];
    if (place === undefined) throw new Error(`The index of places has no ${position}.`);
    return place;
  }

  return {
    all,
    around({ point: { latitude, longitude }, radius_km, most, isWanted }) {
      if (index === null) return [];
      const found = around(index, longitude, latitude, most, radius_km, (position) =>
        isWanted(placeAt(position)),
      );
      return found.map(placeAt).map((place) => ({
        place,
        distance_m: Math.round(
          distance(longitude, latitude, place.longitude, place.latitude) * 1000,
        ),
      }));
    },
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
