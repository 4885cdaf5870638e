import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import type { MapboxCall, MapboxState } from '../mapbox-state';
import { EMPTY_PICTURE, mapStyle, tileset, WATER_TILE } from './map-style';
import { findPlaces } from './places';

/** Where the service's paths begin on the sandbox's origin. */
export const MAPBOX_PREFIX = '/mapbox';

/** Pages of any origin fetch from it. */
const FROM_ANYWHERE = { 'access-control-allow-origin': '*' };

type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The address at which the service was called. */
  readonly base: string;
};
type Route = readonly [call: MapboxCall, path: string, body: (asked: Asked) => object | Buffer];

type MapboxApi = { readonly faults: FaultBox; readonly publicUrl: string | undefined };

/** Serves styles, tiles and what belongs to them, and the geocoder. */
export function registerMapboxApi(
  app: FastifyInstance,
  state: MapboxState,
  { faults, publicUrl }: MapboxApi,
): void {
  for (const [call, path, body] of routesOf(state)) {
    app.get(MAPBOX_PREFIX + path, (request, reply) => {
      const asked = readAsked(request, publicUrl);
      return serveFaulty(request, reply, {
        faults,
        metadata: () => ({}),
        work: () => {
          state.count(call);
          return isAuthentic(call, asked) ? toAnswer(body(asked)) : errorAnswer(401);
        },
        refuse: errorAnswer,
      });
    });
  }
}

function routesOf(state: MapboxState): readonly Route[] {
  return [
    ['style', '/styles/v1/mapbox/:style', ({ params }) => mapStyle(params['style'] ?? '')],
    [
      'sprite',
      '/styles/v1/mapbox/:style/:sprite',
      ({ params }) => (params['sprite']?.endsWith('.png') ? EMPTY_PICTURE : {}),
    ],
    ['tileset', '/v4/:tileset', ({ base }) => tileset(base)],
    ['tile', '/v4/:tileset/:z/:x/:y', () => WATER_TILE],
    ['font', '/fonts/v1/mapbox/:fonts/:range', () => Buffer.alloc(0)],
    ['session', '/map-sessions/v1', () => ({})],
    [
      'geocode',
      '/search/geocode/v6/forward',
      ({ query }) => {
        const { q = '', country, limit = '5' } = query;
        state.noteQuery(q);
        return findPlaces({ q, country, limit: Number(limit) });
      },
    ],
  ];
}

function readAsked(request: FastifyRequest, publicUrl: string | undefined): Asked {
  const { params, query } = request as { params: Asked['params']; query: Asked['query'] }; // as the routes declare them
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  return { params, query, base: origin + MAPBOX_PREFIX };
}

/** A browser's token begins with pk. Tiles of another address are fetched without one. */
function isAuthentic(call: MapboxCall, { query }: Asked): boolean {
  const token = query['access_token'] ?? '';
  if (call === 'tile') return true;
  return call === 'geocode' ? /^[ps]k\../.test(token) : /^pk\../.test(token);
}

function toAnswer(body: object | Buffer): Answer {
  if (!Buffer.isBuffer(body)) return jsonAnswer(200, body);
  const type = body === EMPTY_PICTURE ? 'image/png' : 'application/x-protobuf';
  return { status: 200, type, body, headers: FROM_ANYWHERE };
}

function errorAnswer(status: number): Answer {
  const message = status === 401 ? 'Not Authorized - Invalid Token' : 'Internal Server Error';
  return jsonAnswer(status, { message });
}

function jsonAnswer(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body), headers: FROM_ANYWHERE };
}
