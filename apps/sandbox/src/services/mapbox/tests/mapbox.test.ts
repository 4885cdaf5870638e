import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { MAPBOX_PREFIX } from '../wire/mapbox-api';

const TOKEN = 'access_token=pk.sandbox';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

function get(path: string): Promise<Response> {
  return fetch(`${sandbox.url}${MAPBOX_PREFIX}${path}`);
}

async function read(path: string) {
  return (await (await get(path)).json()) as Record<string, never>; // as the test expects it
}

test('a style leads to its tileset, and that to tiles', async () => {
  const style = await read(`/styles/v1/mapbox/light-v11?${TOKEN}`);
  expect(style['sources']).toEqual({
    composite: { type: 'vector', url: 'mapbox://mapbox.mapbox-streets-v8' },
  });
  const { tiles } = await read(`/v4/mapbox.mapbox-streets-v8.json?${TOKEN}`);
  const [template = ''] = tiles as unknown as string[]; // TileJSON
  const tile = await fetch(template.replace('{z}/{x}/{y}', '3/2/1'));
  expect(tile.headers.get('content-type')).toBe('application/x-protobuf');
  expect(Buffer.from(await tile.arrayBuffer()).includes('water')).toBe(true);
});

test('places are found by their words, in a country, and only with a token', async () => {
  const path = '/search/geocode/v6/forward?q=m6k%203e3';
  const { features } = await read(`${path}&country=ca&${TOKEN}`);
  expect(features).toMatchObject([{ geometry: { coordinates: [-79.4225, 43.6385] } }]);
  expect((await read(`${path}&country=us&${TOKEN}`))['features']).toEqual([]);
  expect((await get(path)).status).toBe(401);
});

test('a page’s own token is asked for, and what was called is in the ledger', async () => {
  expect((await get('/styles/v1/mapbox/light-v11?access_token=sk.secret')).status).toBe(401);
  const ledger = await sandbox.control('mapbox/ledger');
  expect(ledger).toMatchObject({ calls: { style: 2, tileset: 1, tile: 1 } });
});
