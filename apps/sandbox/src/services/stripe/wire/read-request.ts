import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type { FastifyRequest } from 'fastify';

import type { AccountBooks } from '../store/account-books';
import type { StripeState } from '../stripe-state';
import type { Access } from '../world';
import { accountOf, authenticate, secretKeyRequired } from './authenticate';
import { badRequest } from './failure';
import type { StripeFailure } from './failure';
import { formText, parseForm } from './form';
import type { FormMap } from './form';
import type { StripeRoute } from './route';

/** A request whose sender, account and fields are known. */
export type StripeRequest = {
  readonly access: Access;
  readonly account: AccountBooks;
  readonly baseUrl: string;
  readonly body: string;
  readonly clientSecret: string | undefined;
  readonly form: FormMap;
  readonly id: string;
  readonly idempotencyKey: string | undefined;
  readonly metadata: () => Readonly<Record<string, string>>;
  readonly method: string;
  readonly now: number;
  readonly path: string;
  readonly requestId: string;
};

/** Fields Stripe.js adds to every form; they describe the browser, not the payment. */
const BROWSER_FIELDS = [
  'key',
  'client_secret',
  'payment_user_agent',
  '_stripe_account',
  '_stripe_version',
];

export function readRequest(
  state: StripeState,
  route: StripeRoute,
  request: FastifyRequest,
): Result<StripeRequest, StripeFailure> {
  const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2);
  const isForm = request.method === 'GET' || typeof request.body === 'string' || !request.body;
  if (!isForm) {
    const message =
      'Invalid request. Check that your POST content type is application/x-www-form-urlencoded.';
    return err(badRequest(message));
  }
  const body = typeof request.body === 'string' ? request.body : '';
  const form = parseForm(request.method === 'GET' ? query : body);
  if (!form.ok) return form;
  const access = authenticate(
    state.settings,
    request.headers.authorization,
    formText(form.value, 'key'),
  );
  if (!access.ok) return access;
  if (access.value === 'publishable' && route.access === 'secret') return err(secretKeyRequired());
  const accountId = accountOf(
    headerText(request, 'stripe-account') ?? formText(form.value, '_stripe_account'),
  );
  if (!accountId.ok) return accountId;
  const account = state.books.account(accountId.value);
  const fields = access.value === 'publishable' ? withoutBrowserFields(form.value) : form.value;
  const id = pathId(request);
  const key = headerText(request, 'idempotency-key');
  return ok({
    access: access.value,
    account,
    baseUrl: state.publicUrl ?? `${request.protocol}://${request.host}`,
    body,
    clientSecret: formText(form.value, 'client_secret'),
    form: fields,
    id,
    idempotencyKey: request.method === 'POST' && key !== '' ? key : undefined,
    metadata: () => metadataOf(account, fields, id),
    method: request.method,
    now: state.now(),
    path,
    requestId: request.id,
  });
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function pathId(request: FastifyRequest): string {
  // Every route with a variable part calls it `id`.
  const params = request.params as { readonly id?: string };
  return params.id ?? '';
}

function withoutBrowserFields(form: FormMap): FormMap {
  const fields = new Map(form);
  for (const name of BROWSER_FIELDS) fields.delete(name);
  return fields;
}

/** The metadata of the intent that a request concerns, with what the request itself brings. */
function metadataOf(
  account: AccountBooks,
  form: FormMap,
  id: string,
): Readonly<Record<string, string>> {
  const named = formText(form, 'payment_intent') ?? id;
  const sent = form.get('metadata');
  const entries = sent instanceof Map ? [...sent] : [];
  return {
    ...account.intents.get(named)?.metadata,
    ...Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string')),
  };
}
