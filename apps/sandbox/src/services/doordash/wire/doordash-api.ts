import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Result } from '@comanda/kernel';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import { deliveryView } from '../deliveries/delivery';
import type { Delivery } from '../deliveries/delivery';
import type { DoorDashState } from '../doordash-state';
import { checkToken } from './check-token';
import { acceptQuote, cancelDelivery, createQuote, findDelivery } from './doordash-calls';
import { errorAnswer, jsonAnswer } from './doordash-error';
import type { DoorDashError } from './doordash-error';

/** Where the service's paths begin on the sandbox's origin. */
export const DOORDASH_PREFIX = '/doordash';

type Call = { readonly id: string; readonly body: Readonly<Record<string, unknown>> };
type Work = (call: Call) => Result<Delivery, DoorDashError>;
type Route = readonly [method: 'GET' | 'POST' | 'PUT', path: string, work: Work];

/** Serves Drive v2: quotes and the deliveries that they become. */
export function registerDoorDashApi(
  app: FastifyInstance,
  state: DoorDashState,
  faults: FaultBox,
): void {
  for (const [method, path, work] of routesOf(state)) {
    app.route({
      method,
      url: `${DOORDASH_PREFIX}/drive/v2${path}`,
      handler: (request, reply) => {
        const call = readCall(request);
        const fault = checkToken(state.settings, request.headers.authorization, state.now());
        return serveFaulty(request, reply, {
          faults,
          metadata: () => ({ external_id: call.id }),
          work: () => (fault === null ? answer(state, work(call)) : refuseToken(fault)),
          refuse: (status) =>
            errorAnswer({ status, code: 'service_fault', message: 'Internal error' }),
        });
      },
    });
  }
}

function routesOf(state: DoorDashState): readonly Route[] {
  return [
    ['POST', '/quotes', ({ body }) => createQuote(state, body)],
    ['POST', '/quotes/:id/accept', ({ id, body }) => acceptQuote(state, id, body)],
    ['GET', '/deliveries/:id', ({ id }) => findDelivery(state, id)],
    ['PUT', '/deliveries/:id/cancel', ({ id }) => cancelDelivery(state, id)],
  ];
}

function answer({ settings }: DoorDashState, result: Result<Delivery, DoorDashError>): Answer {
  return result.ok
    ? jsonAnswer(200, deliveryView(result.value, settings.trackingUrl))
    : errorAnswer(result.error);
}

function refuseToken(message: string): Answer {
  return errorAnswer({ status: 401, code: 'authentication_error', message });
}

function readCall({ body, params }: FastifyRequest): Call {
  const read: Call['body'] = typeof body === 'object' && body !== null ? { ...body } : {};
  const named = read['external_delivery_id'];
  const { id = typeof named === 'string' ? named : '' } = params as { readonly id?: string }; // the route's own
  return { id, body: read };
}
