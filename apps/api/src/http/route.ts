import type { ErrorCode } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';
import {
  type Audience,
  type OperationId,
  type RouteDefinition,
  type Routes,
  routes,
} from '@comanda/contracts/routes';
import { problemSchema } from '@comanda/contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Prepared } from './prepared';
import { isAllowed, type PrincipalOf } from './principal';
import { type Refusal, sendRefusal } from './refusal';

type Part<Id extends OperationId, Key extends 'params' | 'query' | 'body'> =
  Routes[Id] extends Readonly<Record<Key, z.ZodType>> ? z.output<Routes[Id][Key]> : undefined;

/** Input of a handler: validated data, and a principal its audience allows. */
export type RouteInput<Id extends OperationId> = {
  readonly params: Part<Id, 'params'>;
  readonly query: Part<Id, 'query'>;
  readonly body: Part<Id, 'body'>;
  readonly principal: PrincipalOf<Routes[Id]['audience']>;
  readonly request: FastifyRequest;
  /** For cookies and headers; the answer itself is what the handler returns. */
  readonly reply: FastifyReply;
};

export type RouteReply<Id extends OperationId> = z.input<Routes[Id]['reply']>;

/** Maps input to a Result; its refusals get their status from the error table. */
export type Handler<Id extends OperationId> = (
  input: RouteInput<Id>,
) => Promise<Result<RouteReply<Id> | Prepared, Refusal>>;

/** One handler for every operation of the contract: a missing one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Mounts every operation of the contract below /api. */
export function registerRoutes(app: FastifyInstance, handlers: Handlers): void {
  // Object.keys forgets the literal types; the key chose both the route and the handler.
  for (const id of Object.keys(routes) as OperationId[])
    registerRoute(app, id, handlers[id] as Handler<OperationId>);
}

function registerRoute(app: FastifyInstance, id: OperationId, handler: Handler<OperationId>): void {
  const route: RouteDefinition = routes[id];
  app.route({
    method: route.method,
    url: `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(id, route),
    config: { operationId: id, route },
    handler: async (request, reply) => {
      if (!isAllowed(route.audience, request.principal))
        return sendRefusal(reply, { code: whyNotAllowed(route.audience, request) });
      const { params, query, body, principal } = request;
      const input = { params, query, body, principal, request, reply } as RouteInput<OperationId>; // validated by the route's schemas
      const result = await handler(input);
      if (!result.ok) return sendRefusal(reply, result.error);
      // Not the reply itself: one that is returned is watched to its end.
      return result.value instanceof Prepared ? result.value.onto(reply) : result.value;
    },
  });
}

function whyNotAllowed(audience: Audience, { isSessionOver }: FastifyRequest): ErrorCode {
  const isForGuests = audience === 'guest' || audience === 'table';
  return isForGuests && isSessionOver ? 'table_session_closed' : 'unauthorized';
}

function schemaOf(id: OperationId, route: RouteDefinition) {
  const { params, query, body, reply } = route;
  return {
    operationId: id,
    summary: route.summary,
    tags: [route.area],
    ...(params === undefined ? {} : { params }),
    querystring: query ?? z.strictObject({}),
    ...(body === undefined ? {} : { body }),
    response: {
      200: reply,
      default: {
        description: describeErrors(route),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    },
  };
}

function describeErrors(route: RouteDefinition): string {
  return route.errors.length === 0
    ? 'A problem'
    : `A problem; of this call: ${route.errors.join(', ')}`;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
    /** The contract's own words on this route: who may call it, whether it is keyed. */
    route?: RouteDefinition;
    /** Keeps the body's bytes on `request.rawBody`, for signatures. */
    keepsRawBody?: boolean;
  }
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}
