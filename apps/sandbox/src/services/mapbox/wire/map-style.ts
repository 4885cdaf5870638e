const TILESET = 'mapbox.mapbox-streets-v8';

/** A style as the Styles API returns one, with one layer of the tiles. */
export function mapStyle(id: string): object {
  const isDark = id.startsWith('dark');
  return {
    version: 8,
    name: id,
    sources: { composite: { type: 'vector', url: `mapbox://${TILESET}` } },
    sprite: `mapbox://sprites/mapbox/${id}`,
    glyphs: 'mapbox://fonts/mapbox/{fontstack}/{range}.pbf',
    layers: [
      {
        id: 'land',
        type: 'background',
        paint: { 'background-color': isDark ? '#292929' : '#f6f6f4' },
      },
      {
        id: 'water',
        type: 'fill',
        source: 'composite',
        'source-layer': 'water',
        paint: { 'fill-color': isDark ? '#181818' : '#cad2d3' },
      },
    ],
  };
}

/** A tileset's TileJSON; its tiles are below the address at which the service was called. */
export function tileset(base: string): object {
  return {
    tilejson: '2.2.0',
    id: TILESET,
    tiles: [`${base}/v4/${TILESET}/{z}/{x}/{y}.vector.pbf`],
    minzoom: 0,
    maxzoom: 16,
    attribution: '© Mapbox © OpenStreetMap',
    vector_layers: [{ id: 'water', fields: {} }],
  };
}

/** A Mapbox Vector Tile whose layer `water` fills the left half of the tile. */
export const WATER_TILE = Buffer.from(
  [
    // A layer of 32 bytes: version 2, name, one feature, extent 4096.
    '1a207802',
    '0a057761746572',
    // A polygon: from 0,0 by 2048,0 and 0,4096 and -2048,0, closed.
    '12121803220e0900001a802000008040ff1f000f',
    '288020',
  ].join(''),
  'hex',
);

/** One transparent pixel. */
export const EMPTY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
