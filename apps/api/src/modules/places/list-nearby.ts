import type { NearbyPlace } from '@comanda/contracts';
import type { RouteInput, RouteReply } from '../../http/route';
import { countBy } from './count-by';
import type { StoredPlace } from './load-places';
import type { Places } from './place-directory';

const KM_PER_MILE = 1.609_344;
const DAY_MS = 86_400_000;
/** How far ahead dates with hours of their own are sent. */
const DAYS_AHEAD = 31;

type Question = RouteInput<'listNearby'>['query'];
type Answer = Omit<RouteReply<'listNearby'>, 'visitor_country'>;

/** The places around a position, the nearest first; without a position by name. */
export function listNearby(places: Places, question: Question, now: Date): Answer {
  const { franchise, latitude, longitude, limit } = question;
  function isOffered(place: StoredPlace): boolean {
    return franchise === undefined || place.franchise_id === franchise;
  }
  function isWanted(place: StoredPlace): boolean {
    return isOffered(place) && (question.delivery === 'false' || place.delivers);
  }
  const offered = places.all.filter(isOffered);
  const countries = countBy(offered, ({ country }) => country);
  if (latitude === undefined || longitude === undefined) {
    const wanted = offered.filter(isWanted).slice(0, limit);
    return {
      places: wanted.map((place) => toNearby(place, null, now)),
      nearest: null,
      offers_delivery: offered.some(({ delivers }) => delivers),
      countries,
    };
  }
  const point = { latitude, longitude };
  const radius_km = question.unit === 'mi' ? question.radius * KM_PER_MILE : question.radius;
  const found = places.around({ point, radius_km, most: limit, isWanted });
  const [nearest] =
    found.length > 0
      ? []
      : places.around({ point, radius_km: Number.POSITIVE_INFINITY, most: 1, isWanted });
  const delivering = places.around({
    point,
    radius_km,
    most: 1,
    isWanted: (place) => isOffered(place) && place.delivers,
  });
  return {
    places: found.map(({ place, distance_m }) => toNearby(place, distance_m, now)),
    nearest: nearest === undefined ? null : toNearby(nearest.place, nearest.distance_m, now),
    offers_delivery: delivering.length > 0,
    countries,
  };
}

function toNearby(place: StoredPlace, distance_m: number | null, now: Date): NearbyPlace {
  const {
    franchise_id: _franchise,
    country: _country,
    state,
    state_until,
    hours,
    ...shown
  } = place;
  const isOver = state_until !== null && state_until <= now;
  const from = dateOf(now, -1);
  const until = dateOf(now, DAYS_AHEAD);
  return {
    ...shown,
    state: isOver ? 'ACTIVE' : state,
    hours: hours && {
      intervals: hours.intervals,
      exceptions: hours.exceptions.filter(({ date }) => date >= from && date <= until),
    },
    distance_m,
  };
}

function dateOf(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
