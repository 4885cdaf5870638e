import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import type { StripeContext, StripeJsError } from '../stripe-context';
import { connectionError, localizeError } from './localize-error';

type Fields = Readonly<Record<string, string | undefined>>;

/** One call of the API with the publishable key. `Answer` is what the route is known to give. */
export async function callStripe<Answer>(
  context: StripeContext,
  method: 'GET' | 'POST',
  path: string,
  fields: Fields,
): Promise<Result<Answer, StripeJsError>> {
  const form = new URLSearchParams({ key: context.key });
  if (context.account !== undefined) form.set('_stripe_account', context.account);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value);
  }
  const query = method === 'GET' ? `?${form}` : '';
  try {
    const response = await fetch(`${context.origin}/v1/${path}${query}`, {
      method,
      ...(method === 'POST' ? { body: form } : {}),
    });
    return readAnswer<Answer>(await response.json(), context);
  } catch {
    return err(connectionError(context.locale));
  }
}

/** An API answer is either the object or `{ error }`. */
export function readAnswer<Answer>(
  body: unknown,
  context: StripeContext,
): Result<Answer, StripeJsError> {
  if (typeof body === 'object' && body !== null && 'error' in body) {
    // Errors of the API have this shape, whichever route gave them.
    return err(localizeError(body.error as StripeJsError, context.locale));
  }
  // The caller names the type that the route it calls answers with.
  return ok(body as Answer);
}
