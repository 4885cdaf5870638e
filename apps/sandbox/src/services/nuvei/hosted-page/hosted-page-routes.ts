import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendAsset, sendPage } from '../../../assets/send-asset';
import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import { readFormBodies } from '../../../wire/form-bodies';
import type { NuveiState } from '../nuvei-state';
import type { Payment } from '../payment';
import { NUVEI_PREFIX } from '../wire/prefix';
import { errorPage, paymentPage } from './page-html';
import { readPageRequest } from './page-request';
import type { PageRequest } from './page-request';
import { signedResult } from './signed-result';
import { takePayment } from './take-payment';

/** Serves the hosted page: shown with the shop's fields, sent again with the card's. */
export function registerHostedPage(
  app: FastifyInstance,
  state: NuveiState,
  faults: FaultBox,
): void {
  readFormBodies(app);
  app.get('/nuvei/payment-page.css', (_request, reply) => sendAsset(reply, 'payment-page.css'));
  for (const name of ['paymentpage', 'preauthpage'] as const) {
    const path = `${NUVEI_PREFIX}/merchant/${name}`;
    app.get(path, (request, reply) => show(state, path, request, reply));
    app.post(path, (request, reply) => {
      const fields = readFields(request);
      if (fields.get('CARDNUMBER') === null) return show(state, path, request, reply);
      return serveFaulty(request, reply, {
        faults,
        metadata: () => ({ order_id: fields.get('ORDERID') ?? '' }),
        work: () => pay(state, path, fields, name === 'preauthpage'),
        refuse: (status) => page(status, errorPage('The payment page is not available.')),
      });
    });
  }
}

function show(
  state: NuveiState,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const fields = readFields(request);
  const asked = readPageRequest(state, fields);
  return asked.ok
    ? sendPage(reply, paymentPage(asked.value, fields, path, null), framedBy(asked.value))
    : sendPage(reply.code(400), errorPage(asked.error), 'nobody');
}

function pay(state: NuveiState, path: string, fields: URLSearchParams, isPreauth: boolean): Answer {
  const asked = readPageRequest(state, fields);
  if (!asked.ok) return page(400, errorPage(asked.error));
  const card = {
    number: fields.get('CARDNUMBER') ?? '',
    expiry: fields.get('CARDEXPIRY') ?? '',
    cvv: fields.get('CVV') ?? '',
  };
  const taken = takePayment(state, asked.value, card, isPreauth);
  if (!taken.ok)
    return page(200, paymentPage(asked.value, fields, path, taken.error), framedBy(asked.value));
  validate(state, asked.value, taken.value);
  const back = page(302, '');
  const location = receiptAddress(state, asked.value, taken.value);
  return { ...back, headers: { ...back.headers, location } };
}

/** Tells the shop behind the browser's back, until it says OK. */
function validate(state: NuveiState, { validation_url }: PageRequest, payment: Payment): void {
  if (validation_url === null) return;
  const form = signedResult(payment, state.settings.secret, state.now());
  state.validations.publish({
    event_id: `${payment.unique_ref}:validation`,
    type: 'validation',
    object_id: payment.unique_ref,
    account: null,
    metadata: { order_id: payment.order_id },
    url: validation_url,
    payload: form.toString(),
  });
}

function receiptAddress(
  state: NuveiState,
  { receipt_url, custom }: PageRequest,
  payment: Payment,
): string {
  const url = new URL(receipt_url);
  const result = signedResult(payment, state.settings.secret, state.now());
  for (const [name, value] of [...result, ...Object.entries(custom)]) {
    url.searchParams.append(name, value);
  }
  return url.href;
}

type Framers = Parameters<typeof sendPage>[2];

/** Its page stands in no frame unless the shop says that it is shown in one. */
function framedBy({ is_in_frame }: PageRequest): Framers {
  return is_in_frame ? 'anyone' : 'nobody';
}

function page(status: number, html: string, frames: Framers = 'nobody'): Answer {
  const framers = frames === 'anyone' ? '*' : "'none'";
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors ${framers}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return { status, type: 'text/html; charset=utf-8', body: html, headers };
}

function readFields(request: FastifyRequest): URLSearchParams {
  const query = (request.raw.url ?? '').split('?', 2)[1] ?? '';
  return new URLSearchParams(typeof request.body === 'string' ? request.body : query);
}
