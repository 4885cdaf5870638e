/** The API version that the pinned `stripe` SDK sends and expects in events. */
export const API_VERSION = '2026-10-28.endive';

/** How long an idempotency key is remembered, in seconds. */
export const IDEMPOTENCY_TTL_SECONDS = 24 * 60 * 60;

/** Upper bound of remembered keys: a long load run must not grow without end. */
export const IDEMPOTENCY_MAX_KEYS = 250_000;

/** An uncaptured card authorisation lapses after seven days. */
export const AUTHORIZATION_TTL_SECONDS = 7 * 24 * 60 * 60;

/** One that was made at a reader, after two. */
export const PRESENT_AUTHORIZATION_TTL_SECONDS = 2 * 24 * 60 * 60;

export const MAX_AMOUNT = 99_999_999;
