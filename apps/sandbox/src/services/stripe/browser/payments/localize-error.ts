import type { StripeJsError } from '../stripe-context';
import { textsFor } from '../texts/texts';
import type { Locale } from '../texts/texts';

/** Puts the message for a cardholder into his language; messages for developers stay as they are. */
export function localizeError(error: StripeJsError, locale: Locale): StripeJsError {
  if (locale === 'en') return error;
  const known: Readonly<Record<string, string>> = textsFor(locale).declined;
  const isForCardholder =
    error.type === 'card_error' || error.code === 'payment_intent_authentication_failure';
  if (!isForCardholder) return error;
  const message = known[error.decline_code ?? ''] ?? known[error.code ?? ''];
  return message === undefined ? error : { ...error, message };
}

export function connectionError(locale: Locale): StripeJsError {
  return { type: 'api_connection_error', message: textsFor(locale).declined.connection };
}
