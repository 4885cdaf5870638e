import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Place } from '@comanda/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../../testing';

async function find(api: RunningApi, query: string): Promise<Place[]> {
  const reply = await api.inject(`/api/geocode?${query}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().attribution).toMatch(/GeoNames|Mapbox/);
  return reply.json().places;
}

describe('the packaged lists', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test.each([
    ['q=Toronto', 'Toronto, ON, Canada', 43.7, -79.42],
    ['q=toronto,%20on', 'Toronto, ON, Canada', 43.7, -79.42],
    ['q=Boston', 'Boston, MA, United States', 42.36, -71.06],
    ['q=Boston&country=gb', 'Boston, United Kingdom', 52.97, -0.02],
    ['q=Springfield,%20Illinois', 'Springfield, IL, United States', 39.8, -89.64],
    ['q=springfield,%20mo,%20usa', 'Springfield, MO, United States', 37.2, -93.3],
    ['q=Montr%C3%A9al', 'Montréal, QC, Canada', 45.51, -73.59],
    ['q=montreal', 'Montréal, QC, Canada', 45.51, -73.59],
    ['q=S%C3%A3o%20Paulo', 'São Paulo, Brazil', -23.55, -46.64],
    ['q=lyon,%20francia', 'Lyon, France', 45.75, 4.85],
  ])('%s', async (query, label, latitude, longitude) => {
    const [first] = await find(api, query);
    expect(first?.label).toBe(label);
    expect(first?.latitude).toBeCloseTo(latitude, 1);
    expect(first?.longitude).toBeCloseTo(longitude, 1);
  });

  test.each(['10001', '10001-1234'])('postal code %s, by the town it is in', async (zip) => {
    const [first, ...rest] = await find(api, `q=${zip}`);
    expect(first?.label).toMatch(/^10001, .+, NY, United States$/);
    expect(first?.latitude).toBe(40.75065);
    expect(rest).toEqual([]);
  });

  test.each(['q=10001&country=CA', 'q=00000', 'q=Xqzzyw', 'q=%2C%2C', 'q=Boston,%20Narnia'])(
    'nothing for %s',
    async (query) => {
      expect(await find(api, query)).toEqual([]);
    },
  );

  test('at most ten, the largest first', async () => {
    const places = await find(api, 'q=san');
    expect(places).toHaveLength(10);
  });

  test.each(['', 'q=', 'q=%20', `q=${'x'.repeat(201)}`, 'q=Boston&country=USA', 'q=a&limit=1'])(
    'refuses "%s"',
    async (query) => {
      expect((await api.inject(`/api/geocode?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('with a token for Mapbox', () => {
  let mapbox: Server;
  let api: RunningApi;
  let answer: () => { status: number; body: unknown };
  const asked: URL[] = [];
  beforeAll(async () => {
    mapbox = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://mapbox'));
      const { status, body } = answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    mapbox.listen(0, '127.0.0.1');
    await once(mapbox, 'listening');
    const apiBase = `http://127.0.0.1:${(mapbox.address() as AddressInfo).port}`;
    api = await startApi({ config: { mapbox: { token: 'pk.test', apiBase } } });
  });
  afterAll(async () => {
    await api.close();
    mapbox.closeAllConnections();
    mapbox.close();
  });

  test('addresses are found, each asked for once', async () => {
    const geometry = { type: 'Point', coordinates: [-79.38, 43.65] };
    const properties = { name: '1 King St W', place_formatted: 'Toronto, Ontario, Canada' };
    answer = () => ({
      status: 200,
      body: { type: 'FeatureCollection', features: [{ geometry, properties }] },
    });
    const expected = [
      { label: '1 King St W, Toronto, Ontario, Canada', latitude: 43.65, longitude: -79.38 },
    ];
    expect(await find(api, 'q=1%20King%20St&country=ca')).toEqual(expected);
    expect(await find(api, 'q=1%20king%20st&country=CA')).toEqual(expected);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.pathname).toBe('/search/geocode/v6/forward');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: '1 king st',
      country: 'CA',
      limit: '10',
      access_token: 'pk.test',
    });
  });

  test.each([
    ['an error', () => ({ status: 503, body: {} })],
    ['something else', () => ({ status: 200, body: { features: [{ geometry: null }] } })],
  ])('that answers with %s, the packaged lists answer', async (name, given) => {
    answer = given;
    const [first] = await find(api, `q=Boston&country=${name === 'an error' ? 'US' : 'us'}`);
    expect(first?.label).toBe('Boston, MA, United States');
  });
});
