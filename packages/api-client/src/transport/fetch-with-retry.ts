import { fetchOnce } from './fetch-once';
import {
  delayBeforeRetry,
  isRepeatable,
  isWorthRetrying,
  retryAfter,
  type RetryPolicy,
} from './retry-policy';
import { sleep } from './sleep';

export type RetryOptions = {
  readonly send: typeof fetch;
  readonly timeout_ms: number;
  readonly policy: RetryPolicy;
};

/** Sends a request until it is answered for good. Only reads and keyed writes are ever sent twice, and always with the same key. */
export async function fetchWithRetry(request: Request, options: RetryOptions): Promise<Response> {
  const { send, timeout_ms, policy } = options;
  const most = isRepeatable(request) ? policy.retries : 0;
  for (let tries = 1; ; tries += 1) {
    request.signal.throwIfAborted();
    const outcome = await attempt(request, send, timeout_ms);
    request.signal.throwIfAborted();
    const asked_ms = outcome.response ? retryAfter(outcome.response, new Date()) : 0;
    const isFinal =
      tries > most ||
      asked_ms > policy.patience_ms ||
      (outcome.response !== null && !(await isWorthRetrying(outcome.response)));
    if (isFinal) {
      if (!outcome.response) throw outcome.error;
      if (tries > 1) repeated.add(outcome.response);
      return outcome.response;
    }
    await sleep(delayBeforeRetry(policy, tries, asked_ms), request.signal);
  }
}

const repeated = new WeakSet<Response>();

/** Whether this answers a later try than the first. */
export function isRepeated(response: Response): boolean {
  return repeated.has(response);
}

type Outcome =
  | { readonly response: Response }
  | { readonly response: null; readonly error: unknown };

async function attempt(request: Request, send: typeof fetch, timeout_ms: number): Promise<Outcome> {
  try {
    return { response: await fetchOnce(request, send, timeout_ms) };
  } catch (error) {
    return { response: null, error };
  }
}
