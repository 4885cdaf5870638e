import { Map as GlMap, type GeoJSONSource, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { drawOnMap } from './draw-on-map';
import { loadOutline } from './load-outline';
import type { MapColors, OpenMap } from './map-view';

const NORTH_AMERICA: [number, number] = [-90, 44];

/** Opens a map that needs no service: the outline of the world's countries. */
export const openMap: OpenMap = async (options) => {
  const { container, colors, label, onFail } = options;
  setWorkerUrl(workerUrl);
  const outline = await loadOutline();
  const map = new GlMap({
    container,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    center: NORTH_AMERICA,
    zoom: 2,
    locale: { 'Map.Title': label },
    style: {
      version: 8,
      sources: { outline: { type: 'geojson', data: outline } },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
        { id: 'land', type: 'fill', source: 'outline', paint: { 'fill-color': colors.land } },
        { id: 'borders', type: 'line', source: 'outline', paint: { 'line-color': colors.line } },
      ],
    },
  });
  map.touchZoomRotate.disableRotation();
  map.on('webglcontextlost', onFail);
  await new Promise<void>((resolve) => {
    void map.once('load', () => resolve());
  });
  const view = drawOnMap(
    {
      addSource: (id, source) => map.addSource(id, source as Parameters<typeof map.addSource>[1]), // made by drawOnMap for either library
      addLayer: (layer) => map.addLayer(layer),
      setData: (source, data) => void map.getSource<GeoJSONSource>(source)?.setData(data),
      setPaint: (layer, name, value) =>
        void map.setPaintProperty(
          layer,
          name as Parameters<typeof map.setPaintProperty>[1],
          value as Parameters<typeof map.setPaintProperty>[2],
        ), // names and values of our own layers
      onClick: (listener) => void map.on('click', ({ point }) => listener(point)),
      query: ([from, to], layers) =>
        map.queryRenderedFeatures(
          [
            [from.x, from.y],
            [to.x, to.y],
          ],
          { layers: [...layers] },
        ),
      clusterZoom: async (cluster_id) =>
        (await map.getSource<GeoJSONSource>('places')?.getClusterExpansionZoom(cluster_id)) ?? 12,
      project: (longitude, latitude) => map.project([longitude, latitude]),
      moveTo: (to) => void map.easeTo(to),
      fit: (bounds, fitting) => void map.fitBounds(bounds, { ...fitting, animate: false }),
      zoom: () => map.getZoom(),
      size: () => ({ width: container.clientWidth, height: container.clientHeight }),
      resize: () => void map.resize(),
      remove: () => map.remove(),
    },
    options,
  );
  return {
    ...view,
    setColors(changed: MapColors) {
      view.setColors(changed);
      map.setPaintProperty('water', 'background-color', changed.water);
      map.setPaintProperty('land', 'fill-color', changed.land);
      map.setPaintProperty('borders', 'line-color', changed.line);
    },
  };
};
