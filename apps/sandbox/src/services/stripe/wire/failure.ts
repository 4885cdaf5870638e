import type Stripe from 'stripe';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export type StripeErrorBody = {
  readonly type: ErrorType;
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly doc_url?: string;
  readonly advice_code?: string;
  readonly network_decline_code?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
};

/** A refusal as Stripe puts it on the wire: the HTTP status and the `error` member of the body. */
export type StripeFailure = {
  readonly status: number;
  readonly error: StripeErrorBody;
  /** False when the request never reached its endpoint: such an answer is not kept for its idempotency key. */
  readonly began: boolean;
};

type Details = Partial<Omit<StripeErrorBody, 'type' | 'message'>>;

/** The request itself is wrong (unknown, missing or malformed parameter); nothing was begun. */
export function badRequest(message: string, details: Details = {}): StripeFailure {
  return failure(400, 'invalid_request_error', message, details, false);
}

/** The request is well formed, but the object's state or another object forbids it. */
export function refused(message: string, details: Details = {}): StripeFailure {
  return failure(400, 'invalid_request_error', message, details, true);
}

export function unauthorized(message: string): StripeFailure {
  return failure(401, 'invalid_request_error', message, {}, false);
}

export function forbidden(message: string, details: Details = {}): StripeFailure {
  return failure(403, 'invalid_request_error', message, details, false);
}

export function missing(kind: string, id: string, param: string): StripeFailure {
  const details = { code: 'resource_missing', param };
  return failure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, details, true);
}

/** As missing, for an object that was named in a parameter instead of the address. */
export function missingReference(kind: string, id: string, param: string): StripeFailure {
  return refused(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

export function cardError(message: string, details: Details): StripeFailure {
  return failure(402, 'card_error', message, details, true);
}

export function idempotencyMismatch(key: string): StripeFailure {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return failure(400, 'idempotency_error', message, {}, false);
}

export function idempotencyInUse(key: string): StripeFailure {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return failure(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' }, false);
}

export function apiError(status: number): StripeFailure {
  return failure(status, 'api_error', 'An unknown error occurred', {}, false);
}

function failure(
  status: number,
  type: ErrorType,
  message: string,
  details: Details,
  began: boolean,
): StripeFailure {
  const doc = details.code && {
    doc_url: `https://stripe.com/docs/error-codes/${details.code.replaceAll('_', '-')}`,
  };
  return { status, error: { ...details, ...doc, message, type }, began };
}
