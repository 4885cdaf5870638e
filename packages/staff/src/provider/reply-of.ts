import type { ApiFailure, ApiResult } from '@comanda/api-client';

/** A failed call, thrown because TanStack Query expects it so. */
export class StaffCallError extends Error {
  override readonly name = 'StaffCallError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.kind === 'problem' ? failure.problem.code : failure.kind);
    this.failure = failure;
  }
}

/** Returns the reply of a call; throws StaffCallError when it failed. */
export function replyOf<Reply>(result: ApiResult<Reply>): Reply {
  if (result.ok) return result.value;
  throw new StaffCallError(result.error);
}
