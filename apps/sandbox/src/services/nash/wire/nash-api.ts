import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Result } from '@comanda/kernel';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import { isSameSecret } from '../../../wire/same-secret';
import { jobView } from '../jobs/job-view';
import type { NashState } from '../nash-state';
import { orderView } from '../orders/order-view';
import { cancelJob, getQuotes, selectQuote } from './nash-calls';
import { errorAnswer, jsonAnswer, notFound } from './nash-error';
import type { NashError } from './nash-error';

/** Where the service's paths begin on the sandbox's origin. */
export const NASH_PREFIX = '/nash';

type Call = { readonly id: string; readonly body: Readonly<Record<string, unknown>> };
type Route = readonly [method: 'GET' | 'POST', path: string, work: (call: Call) => Answer];

/** Serves quotes, jobs and what follows them. */
export function registerNashApi(app: FastifyInstance, state: NashState, faults: FaultBox): void {
  for (const [method, path, work] of routesOf(state)) {
    app.route({
      method,
      url: NASH_PREFIX + path,
      handler: (request, reply) => {
        const call = readCall(request);
        const isKnown = isAuthentic(state, request.headers.authorization);
        return serveFaulty(request, reply, {
          faults,
          metadata: () => ({ external_id: externalIdOf(call) }),
          work: () =>
            isKnown
              ? work(call)
              : errorAnswer({ status: 401, code: 'UNAUTHORIZED', message: 'Key is not valid' }),
          refuse: (status) => errorAnswer({ status, code: 'INTERNAL', message: 'Internal error' }),
          misquote: (body) =>
            body.replaceAll(
              /"totalPriceCents":(\d+)/g,
              (_, sum: string) => `"totalPriceCents":${Number(sum) + 100}`,
            ),
        });
      },
    });
  }
}

function routesOf(state: NashState): readonly Route[] {
  const { trackingUrl } = state.settings;
  function answer<Value>(result: Result<Value, NashError>, view: (value: Value) => object): Answer {
    return result.ok ? jsonAnswer(200, view(result.value)) : errorAnswer(result.error);
  }
  return [
    ['POST', '/v1/order/get_quotes', ({ body }) => answer(getQuotes(state, body), orderView)],
    [
      'GET',
      '/v1/order/:id',
      ({ id }) => {
        const order = state.findOrder(id);
        return order ? jsonAnswer(200, orderView(order)) : errorAnswer(notFound('Order'));
      },
    ],
    [
      'POST',
      '/v1/select_quote',
      ({ body }) => answer(selectQuote(state, body), (job) => jobView(job, trackingUrl)),
    ],
    [
      'GET',
      '/v1/jobs/:id',
      ({ id }) => {
        const job = state.findJob(id);
        return job ? jsonAnswer(200, jobView(job, trackingUrl)) : errorAnswer(notFound('Job'));
      },
    ],
    [
      'POST',
      '/v1/jobs/:id/cancel',
      ({ id }) => answer(cancelJob(state, id), (job) => jobView(job, trackingUrl)),
    ],
  ];
}

function isAuthentic({ settings }: NashState, authorization: string | undefined): boolean {
  return isSameSecret(authorization ?? '', `Bearer ${settings.apiKey}`);
}

function externalIdOf({ body }: Call): string {
  const { externalId } = body;
  return typeof externalId === 'string' ? externalId : '';
}

function readCall({ body, params }: FastifyRequest): Call {
  const { id = '' } = params as { readonly id?: string }; // the route's own
  return { id, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}
