import type { DeliveryZone } from '@comanda/contracts/bundle';

/** Degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Location of an address, if known. */
export type Located = {
  readonly point: Point | null;
  /** Without spaces, in capitals. */
  readonly postal_code: string | null;
};

const EARTH_RADIUS_M = 6_371_008.8;

/** Whether a zone's area holds an address. What an area goes by and is not known of the address, it does not hold. */
export function isInArea(area: DeliveryZone['area'], at: Located, centre: Point | null): boolean {
  if ('postal_codes' in area) {
    const { postal_code } = at;
    return postal_code !== null && area.postal_codes.some((start) => postal_code.startsWith(start));
  }
  if (at.point === null) return false;
  if ('polygon' in area) return isInPolygon(area.polygon, at.point);
  return centre !== null && metresBetween(centre, at.point) <= area.radius_m;
}

/** Along the earth's surface, as the crow flies. */
export function metresBetween(a: Point, b: Point): number {
  const across =
    halfChord(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      halfChord(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(across)));
}

/**
 * Whether a point lies within a polygon of [latitude, longitude]: a ray from it towards the east meets an odd number of
 * edges. Each edge has its southern end and not its northern one, so that neighbours share no point and leave none out.
 */
export function isInPolygon(
  polygon: readonly (readonly [number, number])[],
  { latitude, longitude }: Point,
): boolean {
  let isInside = false;
  for (const [index, [lat, lng]] of polygon.entries()) {
    const [beforeLat, beforeLng] = polygon.at(index - 1) ?? [lat, lng];
    if (lat > latitude === beforeLat > latitude) continue;
    const crossing = lng + ((latitude - lat) / (beforeLat - lat)) * (beforeLng - lng);
    if (longitude < crossing) isInside = !isInside;
  }
  return isInside;
}

/** Of an arc between two angles, squared. */
function halfChord(from: number, to: number): number {
  return Math.sin(radians(to - from) / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
