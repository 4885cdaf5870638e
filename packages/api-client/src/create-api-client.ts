import { calls as callTable } from '@comanda/contracts/calls';
import type {
  CallInput,
  CallReply,
  KeyedOperationId,
  OperationId,
} from '@comanda/contracts/routes';
import type { ApiResult } from './api-failure';
import {
  type ApiClientOptions,
  type CallOptions,
  createTransport,
  type KeyedCallOptions,
} from './transport/create-transport';
import { isAlive } from './transport/is-alive';
import type { Fields } from './transport/request-of';

/**
 * One function per call of the API, by operation id: its parameters, its query and its body as one object, then its
 * options. Each resolves to a Result and rejects only when its signal is aborted.
 */
export type ApiCalls = {
  readonly [Id in OperationId]: Id extends KeyedOperationId
    ? (input: CallInput<Id>, options: KeyedCallOptions) => Promise<ApiResult<CallReply<Id>>>
    : Record<never, unknown> extends CallInput<Id>
      ? (input?: CallInput<Id>, options?: CallOptions) => Promise<ApiResult<CallReply<Id>>>
      : (input: CallInput<Id>, options?: CallOptions) => Promise<ApiResult<CallReply<Id>>>;
};

export type ApiClient = ApiCalls & {
  /** Whether the API answers right now: asked once, never retried. */
  readonly isAlive: () => Promise<boolean>;
};

/** A client for the API at an origin. It retries what is safe to retry and shows nothing to anybody. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const send = createTransport(options);
  const calls = Object.fromEntries(
    Object.entries(callTable).map(([id, call]) => [
      id,
      (input: Fields = {}, callOptions: Partial<KeyedCallOptions> = {}) =>
        send(call, input, callOptions),
    ]),
  );
  // The route table gives each function its types; the API keeps to them.
  return { ...(calls as unknown as ApiCalls), isAlive: () => isAlive(options) };
}
