import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import { readFormBodies } from '../../../wire/form-bodies';
import { isSameSecret } from '../../../wire/same-secret';
import type { NmiState } from '../nmi-state';
import { addOne, queryAnswer, queryError } from '../query/query-answer';
import { charge } from '../transact/charge';
import { capture, refund, voidTransaction } from '../transact/follow-up';
import { refusal, responseAnswer } from '../transact/response';
import type { NmiResponse } from '../transact/response';

/** Where the service's paths begin on the sandbox's origin. */
export const NMI_PREFIX = '/nmi';

/** Serves transact.php and query.php. */
export function registerNmiApi(app: FastifyInstance, state: NmiState, faults: FaultBox): void {
  readFormBodies(app);
  const works = {
    '/api/transact.php': (form: URLSearchParams) => responseAnswer(transact(state, form)),
    '/api/query.php': (form: URLSearchParams) => query(state, form),
  };
  for (const [path, work] of Object.entries(works)) {
    app.post(NMI_PREFIX + path, (request, reply) => {
      const form = readForm(request);
      return serveFaulty(request, reply, {
        faults,
        metadata: () => ({ order_id: form.get('orderid') ?? form.get('order_id') ?? '' }),
        work: () => work(form),
        refuse: (status) => ({ status, type: 'text/html', body: 'Service unavailable' }),
        misquote: addOne,
      });
    });
  }
}

function transact(state: NmiState, form: URLSearchParams): NmiResponse {
  if (!isAuthentic(state, form)) return refusal(300, 'Authentication Failed');
  const type = form.get('type');
  switch (type) {
    case 'sale':
    case 'auth':
      return charge(state, form, type);
    case 'capture':
      return capture(state, form);
    case 'void':
      return voidTransaction(state, form);
    case 'refund':
      return refund(state, form);
    default:
      return refusal(300, 'Invalid transaction type');
  }
}

function query(state: NmiState, form: URLSearchParams): Answer {
  if (!isAuthentic(state, form)) return queryError('Authentication Failed');
  const [order_id, transaction_id] = [form.get('order_id'), form.get('transaction_id')];
  return queryAnswer(
    state
      .transactions()
      .filter(
        (each) =>
          (order_id === null || each.order_id === order_id) &&
          (transaction_id === null || each.transaction_id === transaction_id),
      ),
  );
}

function isAuthentic({ settings }: NmiState, form: URLSearchParams): boolean {
  return isSameSecret(form.get('security_key') ?? '', settings.securityKey);
}

function readForm(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof request.body === 'string' ? request.body : '');
}
