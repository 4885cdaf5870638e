export type RetryPolicy = {
  /** How often a request is sent again after it failed. */
  readonly retries: number;
  /** Most milliseconds before the first retry; doubles with each. */
  readonly base_ms: number;
  /** Most milliseconds before any retry. */
  readonly cap_ms: number;
  /** Longest Retry-After that is waited for; a longer one becomes the caller's refusal. */
  readonly patience_ms: number;
};

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  retries: 5,
  base_ms: 300,
  cap_ms: 5_000,
  patience_ms: 10_000,
};

const RETRIED_REFUSALS = new Set([408, 425, 429]);

/** Whether sending the same request again cannot have a second effect: reads, and writes that carry a key. */
export function isRepeatable(request: Request): boolean {
  return request.method === 'GET' || request.headers.has('Idempotency-Key');
}

/** Whether a reply asks for another try. "Request in flight" means that the first try is still at work: wait for its outcome. */
export async function isWorthRetrying(response: Response): Promise<boolean> {
  if (response.status >= 500 || RETRIED_REFUSALS.has(response.status)) return true;
  if (response.status !== 409) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'request_in_flight'
  );
}

/** Milliseconds before the next try: exponential with full jitter, but never sooner than the server asked. */
export function delayBeforeRetry(policy: RetryPolicy, tries: number, asked_ms: number): number {
  const ceiling = Math.min(policy.cap_ms, policy.base_ms * 2 ** (tries - 1));
  return Math.max(asked_ms, Math.random() * ceiling);
}

/** Retry-After in milliseconds, given as seconds or as a date; 0 when there is none. */
export function retryAfter(response: Response, now: Date): number {
  const asked = response.headers.get('Retry-After')?.trim();
  if (!asked) return 0;
  const wait_ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now.getTime();
  return Number.isFinite(wait_ms) ? Math.max(0, wait_ms) : 0;
}
