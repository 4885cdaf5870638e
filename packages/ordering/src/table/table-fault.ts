import type { ApiFailure } from '@comanda/api-client';
import type { Bill, ErrorCode, PaymentTotals, Problem } from '@comanda/contracts';

/** Why a call at a table brought nothing. */
export type TableFault =
  /** Refusal by the server, with the bill if another guest was first, and the seconds to wait. */
  | {
      readonly code: 'refused';
      readonly error: ErrorCode;
      readonly bill: Bill | null;
      readonly retry_after: number | null;
    }
  /** The party's time is over: the code of the table is asked for again. */
  | { readonly code: 'session_closed' }
  /** The browser does not keep the session that it was given. */
  | { readonly code: 'no_cookies' }
  | { readonly code: 'offline' }
  /** The kitchen did receive an earlier try, changed since. */
  | { readonly code: 'sent_before' }
  /** A round costs something else than the guest was shown, and is in no kitchen. */
  | {
      readonly code: 'price_changed';
      readonly totals: PaymentTotals;
      readonly former_total: number;
    };

const CLOSED = new Set<ErrorCode>(['table_session_closed', 'unauthorized']);

/** Maps a failed call to a fault for a guest at a table. */
export function tableFault(failure: ApiFailure): TableFault {
  const isAnswered = failure.kind === 'problem' && failure.problem.status < 500;
  return isAnswered ? refusalFault(failure.problem) : { code: 'offline' };
}

/** Maps the server's refusal to a fault for a guest at a table. */
export function refusalFault(problem: Problem): TableFault {
  const { code: error, bill = null, retry_after = null } = problem;
  return CLOSED.has(error)
    ? { code: 'session_closed' }
    : { code: 'refused', error, bill, retry_after };
}
