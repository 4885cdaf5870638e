import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Result } from '@comanda/kernel';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import type { BamboraState } from '../bambora-state';
import { completePayment, returnPayment, voidPayment } from '../payments/adjust-payment';
import { continuePayment, makePayment } from '../payments/make-payment';
import type { Payment } from '../payments/payment';
import { paymentDetails, paymentReply } from '../payments/payment-view';
import { search } from '../reports/search';
import { isAuthentic } from './authenticate';
import { errorAnswer, jsonAnswer, notAuthorised, unknownPayment } from './bambora-error';
import type { BamboraError } from './bambora-error';

/** Where the service's paths begin on the sandbox's origin. */
export const BAMBORA_PREFIX = '/bambora';

type Call = {
  readonly id: string;
  /** Request body; each use reads only the fields it knows. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly baseUrl: string;
};
type Route = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key: 'passcode' | 'reportingPasscode';
  readonly work: (call: Call) => Answer | Promise<Answer>;
};

/** Serves payments with all that follows them, and reports. */
export function registerBamboraApi(
  app: FastifyInstance,
  state: BamboraState,
  faults: FaultBox,
): void {
  for (const { method, path, key, work } of routesOf(state)) {
    app.route({
      method,
      url: BAMBORA_PREFIX + path,
      handler: (request, reply) => {
        const call = readCall(request);
        const { merchantId, [key]: passcode } = state.settings;
        const isKnown = isAuthentic(request.headers.authorization, merchantId, passcode);
        return serveFaulty(request, reply, {
          faults,
          metadata: () => ({ order_number: orderNumberOf(call) }),
          work: () => (isKnown ? work(call) : errorAnswer(notAuthorised())),
          refuse: (status) =>
            errorAnswer({ status, code: 0, category: 4, message: 'Internal error' }),
          misquote: (body) =>
            body.replaceAll(
              /"amount":([\d.]+)/g,
              (_, sum: string) => `"amount":${Number(sum) + 1}`,
            ),
        });
      },
    });
  }
}

function routesOf(state: BamboraState): readonly Route[] {
  const { merchantId } = state.settings;

  function paid(payment: Payment, baseUrl: string): Answer {
    return jsonAnswer(200, paymentReply(payment, { merchantId, baseUrl }));
  }
  function settled(result: Result<Payment, BamboraError>, baseUrl: string): Answer {
    return result.ok ? paid(result.value, baseUrl) : errorAnswer(result.error);
  }

  return [
    {
      method: 'POST',
      path: '/v1/payments',
      key: 'passcode',
      async work({ body, baseUrl }) {
        const made = await makePayment(state, body);
        if (!made.ok) return errorAnswer(made.error);
        if (made.value.kind === 'payment') return paid(made.value.payment, baseUrl);
        return challengeAnswer(made.value.challenge.id, baseUrl);
      },
    },
    {
      method: 'POST',
      path: '/v1/payments/:id/continue',
      key: 'passcode',
      work({ id, body, baseUrl }) {
        return settled(continuePayment(state, id, body['card_response']), baseUrl);
      },
    },
    {
      method: 'POST',
      path: '/v1/payments/:id/completions',
      key: 'passcode',
      work: ({ id, body, baseUrl }) => settled(completePayment(state, id, body['amount']), baseUrl),
    },
    {
      method: 'POST',
      path: '/v1/payments/:id/returns',
      key: 'passcode',
      work: ({ id, body, baseUrl }) => settled(returnPayment(state, id, body['amount']), baseUrl),
    },
    {
      method: 'POST',
      path: '/v1/payments/:id/void',
      key: 'passcode',
      work: ({ id, body, baseUrl }) => settled(voidPayment(state, id, body['amount']), baseUrl),
    },
    {
      method: 'GET',
      path: '/v1/payments/:id',
      key: 'passcode',
      work({ id, baseUrl }) {
        const payment = state.find(id);
        if (!payment) return errorAnswer(unknownPayment());
        const adjustments = state.payments().filter(({ adjustment_to }) => adjustment_to === id);
        return jsonAnswer(200, paymentDetails(payment, adjustments, { merchantId, baseUrl }));
      },
    },
    {
      method: 'POST',
      path: '/v1/reports',
      key: 'reportingPasscode',
      work({ body }) {
        const found = search(state, body);
        return found.ok ? jsonAnswer(200, found.value) : errorAnswer(found.error);
      },
    },
  ];
}

/** The bank wants to see the cardholder: a page to show, and where to go on after it. */
function challengeAnswer(id: string, baseUrl: string): Answer {
  const page = `<form method="post" action="${baseUrl}/challenge"><input type="hidden" name="id" value="${id}"></form><script>document.forms[0].submit()</script>`;
  return jsonAnswer(302, {
    '3d_session_data': id,
    contents: encodeURIComponent(page),
    links: [{ rel: 'continue', href: `${baseUrl}/v1/payments/${id}/continue`, method: 'POST' }],
  });
}

function orderNumberOf({ body }: Call): string {
  const { order_number } = body;
  return typeof order_number === 'string' ? order_number : '';
}

function readCall(request: FastifyRequest): Call {
  const { body } = request;
  const { id = '' } = request.params as { readonly id?: string }; // the route's own
  return {
    id,
    body: typeof body === 'object' && body !== null ? { ...body } : {},
    baseUrl: `${request.protocol}://${request.host}${BAMBORA_PREFIX}`,
  };
}
