import { failureOf } from '@comanda/api-client';
import type { ErrorCode } from '@comanda/contracts';

/** Why a PIN or a setup code was not taken; `locked` says for how many seconds none is. */
export type GuessFault =
  | { readonly code: 'wrong' }
  | { readonly code: 'locked'; readonly seconds: number }
  | { readonly code: 'unreachable' };

type Refusals = { readonly wrong: ErrorCode; readonly locked: ErrorCode };

/** Reads the error of a call that took a secret. */
export function guessFaultOf(error: Error | null, { wrong, locked }: Refusals): GuessFault | null {
  if (error === null) return null;
  const failure = failureOf(error);
  if (failure?.kind !== 'problem') return { code: 'unreachable' };
  const { code, retry_after = 0 } = failure.problem;
  if (code === wrong) return { code: 'wrong' };
  if (code === locked || code === 'rate_limited') return { code: 'locked', seconds: retry_after };
  return { code: 'unreachable' };
}
