import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/api';
import type { IntentKey } from '../intent-key';
import { fetchWithRetry } from './fetch-with-retry';
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

export type Transport = {
  readonly http: Client<paths>;
  readonly settle: typeof settle;
};

export function createTransport(options: ApiClientOptions): Transport {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const retry = {
    send,
    timeout_ms: options.timeout_ms ?? 15_000,
    policy: { ...DEFAULT_RETRY_POLICY, ...options.retry },
  };
  const http = createClient<paths>({
    baseUrl: `${options.base_url ?? ''}/api`,
    fetch: (request) => fetchWithRetry(authorise(request, options.token), retry),
    headers: {
      ...(options.language ? { 'Accept-Language': options.language } : {}),
      ...(options.is_embedded ? { 'Comanda-Embedded': '1' } : {}),
    },
  });
  return { http, settle };
}

function authorise(request: Request, token: ApiClientOptions['token']): Request {
  const value = token?.();
  if (value) request.headers.set('Authorization', `Bearer ${value}`);
  return request;
}
