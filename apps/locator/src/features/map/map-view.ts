import type { NearbyPlace, PlacePoint } from '@comanda/contracts';
import type { Position } from '#shared/places-map-props';

/** A map as the page uses it, whichever library draws it. */
export type MapView = {
  readonly setPlaces: (places: readonly PlacePoint[]) => void;
  readonly setSelected: (place: NearbyPlace | null) => void;
  readonly setAround: (around: (Position & { readonly radius_m: number }) | null) => void;
  readonly setColors: (colors: MapColors) => void;
  /** Shows all of these; one alone from close by. */
  readonly showAll: (places: readonly Position[]) => void;
  /** Brings a place into sight, without a step nearer or further. */
  readonly reveal: (place: Position) => void;
  readonly zoomBy: (steps: number) => void;
  /** The place that is nearest to the middle, for the keyboard. */
  readonly placeInMiddle: () => string | null;
  readonly resize: () => void;
  readonly close: () => void;
};

export type MapColors = {
  readonly water: string;
  readonly land: string;
  readonly line: string;
  readonly place: string;
  readonly onPlace: string;
  readonly text: string;
};

export type MapOptions = {
  readonly container: HTMLElement;
  readonly label: string;
  readonly colors: MapColors;
  readonly onSelect: (restaurant_id: string) => void;
  /** The library could not draw: nothing of it is left. */
  readonly onFail: () => void;
};

/** Opens a map; resolves once it can be drawn on. */
export type OpenMap = (options: MapOptions) => Promise<MapView>;

/** Of one place alone (two decimals of a degree are a kilometre, seventeen steps a house). */
export const PLACE_ZOOM = 17;
