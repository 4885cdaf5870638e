import type { ApiFailure, ApiResult } from './api-failure';

/** How a query or mutation fails: a failed call, thrown because that is the way TanStack Query is told. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.kind === 'problem' ? failure.problem.code : failure.kind);
    this.failure = failure;
  }
}

/** The reply of a call; throws CallError where it failed. */
export function unwrap<Reply>(result: ApiResult<Reply>): Reply {
  if (result.ok) return result.value;
  throw new CallError(result.error);
}

/** Why a query failed; null for an error that no call made. */
export function failureOf(error: unknown): ApiFailure | null {
  return error instanceof CallError ? error.failure : null;
}
