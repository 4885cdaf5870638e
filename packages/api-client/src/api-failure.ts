import type { ErrorCode, Problem } from '@comanda/contracts';
import type { Result } from '@comanda/kernel';

/** Why there is no reply: the API refused, nothing answered that speaks our language, or it took too long. */
export type ApiFailure =
  | {
      readonly kind: 'problem';
      readonly problem: Problem;
      /** The same request was sent before, and may have had its effect then. */
      readonly is_repeated: boolean;
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' };

export type ApiResult<Reply> = Result<Reply, ApiFailure>;

/** Whether the API refused with this code. */
export function isProblemOf(failure: ApiFailure, code: ErrorCode): boolean {
  return failure.kind === 'problem' && failure.problem.code === code;
}

/** Whether the outcome is not known: the request may have had its effect although no reply came. */
export function isOutcomeUnknown(failure: ApiFailure): boolean {
  return failure.kind !== 'problem' || failure.problem.status >= 500;
}
