import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import type { StripeSettings } from '../stripe-settings';
import type { Access } from '../world';
import { forbidden, unauthorized } from './failure';
import type { StripeFailure } from './failure';

/** Which key a request shows: Bearer, Basic (as curl sends it), or the browser's `key` field. */
export function authenticate(
  settings: StripeSettings,
  authorization: string | undefined,
  keyField: string | undefined,
): Result<Access, StripeFailure> {
  const key = presentedKey(authorization) ?? keyField;
  if (key === undefined || key === '') {
    const message =
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";
    return err(unauthorized(message));
  }
  if (key === settings.secretKey) return ok('secret');
  if (key === settings.publishableKey) return ok('publishable');
  return err(unauthorized(`Invalid API Key provided: ${masked(key)}`));
}

export function secretKeyRequired(): StripeFailure {
  const message =
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
  return forbidden(message, { code: 'secret_key_required' });
}

/** Reads Stripe-Account (or the browser's field of the same meaning): null is the platform itself. */
export function accountOf(given: string | undefined): Result<string | null, StripeFailure> {
  if (given === undefined || given === '') return ok(null);
  if (/^acct_\w+$/.test(given)) return ok(given);
  const message = `The provided key does not have access to account '${given}' (or that account does not exist). Application access may have been revoked.`;
  return err(forbidden(message, { code: 'account_invalid' }));
}

function presentedKey(authorization: string | undefined): string | undefined {
  const [scheme, credentials] = authorization?.split(' ') ?? [];
  if (credentials === undefined) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return credentials;
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0];
}

function masked(key: string): string {
  if (key.length <= 12) return '*'.repeat(key.length);
  return `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}
