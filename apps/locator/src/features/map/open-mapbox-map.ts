import { type GeoJSONSource, Map as GlMap, setAccessToken, setBaseApiUrl } from 'mapbox-gl/esm';
import 'mapbox-gl/dist/mapbox-gl.css';
import { drawOnMap } from './draw-on-map';
import type { OpenMap } from './map-view';

type Service = { readonly access_token: string; readonly api_base: string };

const NORTH_AMERICA: [number, number] = [-90, 44];
const STYLES = {
  light: 'mapbox://styles/mapbox/light-v11',
  dark: 'mapbox://styles/mapbox/dark-v11',
};

/** Returns how to open a map of Mapbox's. */
export function mapboxMaps({ access_token, api_base }: Service): OpenMap {
  return async (options) => {
    const { container, onFail } = options;
    setAccessToken(access_token);
    setBaseApiUrl(api_base);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const map = new GlMap({
      container,
      attributionControl: true,
      dragRotate: false,
      center: NORTH_AMERICA,
      zoom: 2,
      projection: 'mercator',
      style: isDark ? STYLES.dark : STYLES.light,
      // Every letter is drawn with a font of the browser: nothing is fetched for the numbers on clusters.
      localFontFamily: 'sans-serif',
    });
    map.touchZoomRotate.disableRotation();
    await new Promise<void>((resolve, reject) => {
      map.once('load', () => resolve());
      map.once('error', ({ error }) => reject(error));
    });
    map.on('webglcontextlost', onFail);
    return drawOnMap(
      {
        addSource: (id, source) =>
          void map.addSource(id, source as Parameters<typeof map.addSource>[1]), // made by drawOnMap for either library
        addLayer: (layer) => void map.addLayer(layer as Parameters<typeof map.addLayer>[0]), // both libraries read these layers alike
        setData: (source, data) => void map.getSource<GeoJSONSource>(source)?.setData(data),
        setPaint: (layer, name, value) =>
          void map.setPaintProperty(
            layer,
            name as Parameters<typeof map.setPaintProperty>[1],
            value as never,
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
        clusterZoom: (cluster_id) =>
          new Promise((resolve) => {
            map
              .getSource<GeoJSONSource>('places')
              ?.getClusterExpansionZoom(cluster_id, (_error, zoom) => resolve(zoom ?? 12));
          }),
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
  };
}
