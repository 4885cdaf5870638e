import type { LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-view';

export const PLACES = 'places';
export const SELECTED = 'selected';
export const AROUND = 'around';
export const CLUSTERS = 'clusters';

const FONT = ['Open Sans Bold'];

/** Points nearer to each other than this many pixels are one cluster. */
export const CLUSTER_RADIUS = 44;
/** From here on every place has a point of its own. */
export const CLUSTER_MAX_ZOOM = 13;

/** The layers of the places, over whatever map lies below: the same in both libraries. */
export function placeLayers({ place, onPlace, text, land }: MapColors): LayerSpecification[] {
  const isCluster = ['has', 'point_count'] as const;
  return [
    {
      id: AROUND,
      type: 'line',
      source: AROUND,
      paint: { 'line-color': text, 'line-opacity': 0.5, 'line-dasharray': [2, 2] },
    },
    {
      id: CLUSTERS,
      type: 'circle',
      source: PLACES,
      filter: [...isCluster],
      paint: {
        'circle-color': place,
        'circle-radius': ['step', ['get', 'point_count'], 16, 10, 20, 100, 26, 1000, 34],
        'circle-stroke-color': onPlace,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      source: PLACES,
      filter: [...isCluster],
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': FONT,
        'text-size': 13,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': onPlace },
    },
    {
      id: PLACES,
      type: 'circle',
      source: PLACES,
      filter: ['!', [...isCluster]],
      paint: {
        'circle-color': place,
        'circle-radius': 8,
        'circle-stroke-color': onPlace,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: PLACES,
      filter: ['!', [...isCluster]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 12,
        'text-max-width': 9,
        'text-anchor': 'top',
        'text-offset': [0, 1],
      },
      paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 2 },
    },
    {
      id: SELECTED,
      type: 'circle',
      source: SELECTED,
      paint: {
        'circle-color': onPlace,
        'circle-radius': 9,
        'circle-stroke-color': place,
        'circle-stroke-width': 6,
      },
    },
  ];
}
