import type { ApiClient, NearbyQuery, NearbyReply } from '@comanda/api-client';
import type { NearbyPlace } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#shared/now';
import { nearbyQuery } from '#shared/query';
import { type Unit, unitFor } from '#shared/unit';
import { isClosedToday } from './place-status';
import type { Point, SearchState, Sought } from './search-state';
import { type Position, usePosition } from './use-position';
import { useSearch } from './use-search';
import { useSpokenRegion } from './use-spoken-region';

export type Locator = {
  readonly search: SearchState;
  readonly position: Position;
  /** The typed place, else the device's position. */
  readonly point: Point | null;
  readonly unit: Unit;
  readonly found: NearbyReply | undefined;
  readonly selected: NearbyPlace | null;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
  readonly change: (changes: Partial<SearchState>) => void;
  readonly select: (restaurant_id: string) => void;
  readonly locate: () => void;
  readonly chooseSought: (place: Sought, restaurant_id: string | null) => void;
  readonly clear: () => void;
};

/** The search, the places that it finds and the one of them that is chosen. */
export function useLocator(client: ApiClient): Locator {
  const [search, change] = useSearch();
  const now = useNow();
  const position = usePosition(search.sought !== null);
  const [country, setCountry] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const region = useSpokenRegion();
  const unit = unitFor(country, region);
  const point = search.sought ?? position.point;
  const nearby = useQuery(nearbyQuery(client, questionOf(search, point, unit)));
  const found = nearby.data;
  if (found && found.visitor_country !== null && found.visitor_country !== country)
    setCountry(found.visitor_country);

  return {
    search,
    position,
    point,
    unit,
    found,
    selected: found ? selectedOf(found, chosen, point, now) : null,
    isFetching: nearby.isFetching,
    isError: nearby.isError,
    retry: () => void nearby.refetch(),
    change(changes) {
      setChosen(null);
      change(changes);
    },
    select: setChosen,
    locate() {
      setChosen(null);
      change({ sought: null });
      position.find();
    },
    chooseSought(sought, restaurant_id) {
      position.leave();
      setChosen(restaurant_id);
      change({ sought });
    },
    clear() {
      position.leave();
      setChosen(null);
      change({ sought: null });
    },
  };
}

/** The chosen place; else, around a position, the nearest one that is not closed all day. */
function selectedOf(
  { places, nearest }: NearbyReply,
  chosen: string | null,
  point: Point | null,
  now: Date,
): NearbyPlace | null {
  const known = [...places, ...(nearest ? [nearest] : [])];
  const own = known.find(({ restaurant_id }) => restaurant_id === chosen);
  if (own) return own;
  if (point === null) return null;
  return places.find((place) => !isClosedToday(place, now)) ?? null;
}

function questionOf(
  { radius, service }: SearchState,
  point: Point | null,
  unit: Unit,
): NearbyQuery {
  const delivery = service === 'delivery' ? 'true' : 'false';
  if (point === null) return { delivery };
  const { latitude, longitude } = point;
  return { latitude, longitude, radius, unit, delivery };
}
