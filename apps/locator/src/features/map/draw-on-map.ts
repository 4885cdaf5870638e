import type { GeoJSON } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { boundsOf, circleAround, pointsOf } from './geometry';
import {
  AROUND,
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS,
  CLUSTERS,
  PLACES,
  placeLayers,
  SELECTED,
} from './layers';
import { type MapColors, type MapOptions, type MapView, PLACE_ZOOM } from './map-view';

const NOTHING: GeoJSON = { type: 'FeatureCollection', features: [] };
const PADDING = 56;
/** How far around the middle the keyboard looks for a place, in pixels. */
const REACH = 60;

type Found = {
  readonly properties: Readonly<Record<string, unknown>> | null;
  readonly geometry: GeoJSON;
};
type Pixel = { readonly x: number; readonly y: number };

/** The part of a map library that is used here; both have it, under the same names. */
export type GlMap = {
  readonly addSource: (id: string, source: object) => void;
  readonly addLayer: (layer: LayerSpecification) => void;
  readonly setData: (source: string, data: GeoJSON) => void;
  readonly setPaint: (layer: string, name: string, value: unknown) => void;
  readonly onClick: (listener: (at: Pixel) => void) => void;
  readonly query: (box: readonly [Pixel, Pixel], layers: readonly string[]) => readonly Found[];
  readonly clusterZoom: (cluster_id: number) => Promise<number>;
  readonly project: (longitude: number, latitude: number) => Pixel;
  readonly moveTo: (to: { center?: [number, number]; zoom?: number }) => void;
  readonly fit: (
    bounds: [[number, number], [number, number]],
    options: { readonly padding: number; readonly maxZoom: number },
  ) => void;
  readonly zoom: () => number;
  readonly size: () => { readonly width: number; readonly height: number };
  readonly resize: () => void;
  readonly remove: () => void;
};

/** Draws places on a map of either library. */
export function drawOnMap(map: GlMap, { colors, onSelect }: MapOptions): MapView {
  map.addSource(AROUND, { type: 'geojson', data: NOTHING });
  map.addSource(PLACES, {
    type: 'geojson',
    data: NOTHING,
    cluster: true,
    clusterRadius: CLUSTER_RADIUS,
    clusterMaxZoom: CLUSTER_MAX_ZOOM,
  });
  map.addSource(SELECTED, { type: 'geojson', data: NOTHING });
  for (const layer of placeLayers(colors)) map.addLayer(layer);
  map.onClick((at) => void choose(at, 4));

  function foundAt({ x, y }: Pixel, reach: number): Found | undefined {
    const box = [
      { x: x - reach, y: y - reach },
      { x: x + reach, y: y + reach },
    ] as const;
    return map.query(box, [PLACES, CLUSTERS])[0];
  }

  async function choose(at: Pixel, reach: number): Promise<void> {
    const found = foundAt(at, reach);
    const { restaurant_id, cluster_id } = found?.properties ?? {};
    if (typeof restaurant_id === 'string') onSelect(restaurant_id);
    if (typeof cluster_id !== 'number' || found?.geometry.type !== 'Point') return;
    const [longitude = 0, latitude = 0] = found.geometry.coordinates;
    map.moveTo({ center: [longitude, latitude], zoom: await map.clusterZoom(cluster_id) });
  }

  return {
    setPlaces: (places) => map.setData(PLACES, pointsOf(places)),
    setSelected: (place) => map.setData(SELECTED, place ? pointsOf([place]) : NOTHING),
    setAround: (around) =>
      map.setData(AROUND, around ? circleAround(around, around.radius_m) : NOTHING),
    setColors: (changed) => paint(map, changed),
    showAll(places) {
      const bounds = boundsOf(places);
      if (bounds) map.fit(bounds, { padding: PADDING, maxZoom: PLACE_ZOOM });
    },
    reveal({ longitude, latitude }) {
      const { x, y } = map.project(longitude, latitude);
      const { width, height } = map.size();
      const isInSight = x > 0 && y > 0 && x < width && y < height;
      if (!isInSight) map.moveTo({ center: [longitude, latitude] });
    },
    zoomBy: (steps) => map.moveTo({ zoom: map.zoom() + steps }),
    placeInMiddle() {
      const { width, height } = map.size();
      const found = foundAt({ x: width / 2, y: height / 2 }, REACH);
      const restaurant_id = found?.properties?.['restaurant_id'];
      return typeof restaurant_id === 'string' ? restaurant_id : null;
    },
    resize: map.resize,
    close: map.remove,
  };
}

function paint(map: GlMap, colors: MapColors): void {
  for (const { id, paint: painted = {} } of placeLayers(colors).map(asPainted))
    for (const [name, value] of Object.entries(painted))
      if (name.endsWith('-color')) map.setPaint(id, name, value);
}

function asPainted(layer: LayerSpecification): {
  readonly id: string;
  readonly paint?: Readonly<Record<string, unknown>>;
} {
  const { id, paint: painted } = layer;
  return painted === undefined ? { id } : { id, paint: { ...painted } };
}
