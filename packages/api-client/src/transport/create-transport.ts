import type { Call } from '@comanda/contracts/calls';
import type { ApiResult } from '../api-failure';
import type { IntentKey } from '../intent-key';
import { fetchWithRetry } from './fetch-with-retry';
import { type Fields, requestOf } from './request-of';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from './retry-policy';
import { settle } from './settle';

export type ApiClientOptions = {
  /** The origin that has the API under /api; the page's own unless given. */
  readonly base_url?: string;
  readonly fetch?: typeof fetch;
  /** The capability of a client that is no browser; a browser has a cookie instead. Asked before each request. */
  readonly token?: () => string | null;
  /** The language the API should answer in, where a call names none. */
  readonly language?: string;
  /** The page stands in a frame of another site, where browsers keep other cookies. */
  readonly is_embedded?: boolean;
  /** Longest wait for the reply to one try. */
  readonly timeout_ms?: number;
  readonly retry?: Partial<RetryPolicy>;
};

export type CallOptions = { readonly signal?: AbortSignal | undefined };
export type KeyedCallOptions = CallOptions & { readonly key: IntentKey };

/** Sends a call and resolves to what became of it. Rejects only when its signal is aborted. */
export type Transport = (
  call: Call,
  input: Fields,
  options: Partial<KeyedCallOptions>,
) => Promise<ApiResult<unknown>>;

export function createTransport(options: ApiClientOptions): Transport {
  const retry = {
    send: options.fetch ?? globalThis.fetch.bind(globalThis),
    timeout_ms: options.timeout_ms ?? 15_000,
    policy: { ...DEFAULT_RETRY_POLICY, ...options.retry },
  };
  return (call, input, { key, signal }) => {
    const { path, body } = requestOf(call, input);
    const token = options.token?.();
    const request = new Request(`${options.base_url ?? ''}${path}`, {
      method: call.method,
      body,
      signal: signal ?? null,
      headers: {
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(options.language ? { 'Accept-Language': options.language } : {}),
        ...(options.is_embedded ? { 'Comanda-Embedded': '1' } : {}),
      },
    });
    return settle(fetchWithRetry(request, retry), signal);
  };
}
