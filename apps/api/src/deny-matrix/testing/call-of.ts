import { randomUUID } from 'node:crypto';
import { type OperationId, type RouteDefinition, routes } from '@comanda/contracts/routes';
import { FOREIGN_CALLS, type Ids } from '../foreign-calls';

/** The call of a route that names these things. */
export function callOf(id: OperationId, ids: Ids, token: string | undefined) {
  const { method, path }: RouteDefinition = routes[id];
  const { params = {}, query = {}, body } = FOREIGN_CALLS[id](ids);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    url: `/api${filled}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: body as object }), // an object in every row
  };
}
