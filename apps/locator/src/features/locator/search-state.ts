import { DEFAULT_RADIUS } from '#shared/unit';

export type Point = { readonly latitude: number; readonly longitude: number };
/** A position in words. */
export type Sought = Point & { readonly label: string };
export type Service = 'pickup' | 'delivery';

/** The parts of a search that a reload keeps: they are in the address. A device's own position is not. */
export type SearchState = {
  readonly sought: Sought | null;
  readonly radius: number;
  readonly service: Service;
  readonly view: 'list' | 'map';
};

const MOST_RADIUS = 20_000;

/** Reads the search from an address. Nonsense is left out. */
export function readSearch(params: URLSearchParams): SearchState {
  const [latitude, longitude] = (params.get('at') ?? '').split(',').map(Number);
  const label = params.get('near');
  const radius = Number(params.get('radius'));
  return {
    sought:
      label && isWithin(latitude, 90) && isWithin(longitude, 180)
        ? { label, latitude, longitude }
        : null,
    radius: radius > 0 && radius <= MOST_RADIUS ? radius : DEFAULT_RADIUS,
    service: params.get('service') === 'delivery' ? 'delivery' : 'pickup',
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}

/** Writes the search into an address; the usual is left out. */
export function writeSearch({ sought, radius, service, view }: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (sought) {
    params.set('near', sought.label);
    params.set('at', `${sought.latitude},${sought.longitude}`);
  }
  if (radius !== DEFAULT_RADIUS) params.set('radius', String(radius));
  if (service === 'delivery') params.set('service', service);
  if (view === 'map') params.set('view', view);
  return params;
}

function isWithin(degrees: number | undefined, most: number): degrees is number {
  return degrees !== undefined && Number.isFinite(degrees) && Math.abs(degrees) <= most;
}
