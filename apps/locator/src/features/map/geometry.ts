import type { PlacePoint } from '@comanda/contracts';
import type { Feature, FeatureCollection, Point, Polygon } from 'geojson';
import type { Position } from '#shared/places-map-props';

const EARTH_RADIUS_M = 6_371_008.8;
const CORNERS = 96;
const DEGREES = 180 / Math.PI;

type Bounds = [[number, number], [number, number]];

/** The places as points that the map clusters by itself. */
export function pointsOf(places: readonly PlacePoint[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: places.map(({ restaurant_id, name, latitude, longitude }) => ({
      type: 'Feature',
      properties: { restaurant_id, name },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

/** A circle on the ground. */
export function circleAround(
  { latitude, longitude }: Position,
  radius_m: number,
): Feature<Polygon> {
  const angle = radius_m / EARTH_RADIUS_M;
  const lat = latitude / DEGREES;
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const bearing = (2 * Math.PI * corner) / CORNERS;
    const north = Math.asin(
      Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(north),
    );
    return [longitude + east * DEGREES, north * DEGREES];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** South-west and north-east of all positions; null without any. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null;
  const east = positions.map(({ longitude }) => longitude);
  const north = positions.map(({ latitude }) => latitude);
  return [
    [Math.min(...east), Math.min(...north)],
    [Math.max(...east), Math.max(...north)],
  ];
}
