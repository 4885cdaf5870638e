/** How a call ended, in the codes of the JSON interface. */
export type SpinOutcome = {
  /** 0 well, 1 the terminal refused, 2 the proxy did. */
  readonly result: '0' | '1' | '2';
  readonly status: string;
  readonly message: string;
  readonly detail: string;
  /** Seconds to wait before the next request. */
  readonly delay?: number;
};

export const APPROVED = outcome('0', '0000', 'Approved', 'Approved');
export const DECLINED = outcome('1', '1015', 'Declined', 'Declined by the bank');
export const CARD_NOT_TAKEN = outcome('1', '1015', 'Declined', 'Card type not supported');
export const AUTH_KEY_MISMATCH = outcome('2', '1009', 'Error', 'Auth key does not match');
export const DUPLICATE_REFERENCE = outcome('1', '1011', 'Duplicate', 'Duplicate reference id');
export const CANCELLED = outcome('1', '1012', 'Canceled', 'Cancelled or interrupted');
export const UNKNOWN_TERMINAL = outcome('2', '2003', 'Error', 'TPN is not known');
export const NO_ROUTE = outcome('2', '2004', 'Error', 'Terminal is not connected');
export const TIMED_OUT = outcome('2', '2007', 'Timeout', 'No answer from the terminal in time');
export const IN_USE: SpinOutcome = {
  ...outcome('2', '2008', 'In use', 'Terminal is in use'),
  delay: 5,
};
export const NOT_FOUND = outcome('1', '1001', 'Not found', 'No transaction of this reference id');
export const NOT_ALLOWED = outcome('1', '1004', 'Not allowed', 'The transaction cannot be changed');

export function invalidData(field: string): SpinOutcome {
  return outcome('2', '2201', 'Invalid data', `Invalid field: ${field}`);
}

function outcome(
  result: SpinOutcome['result'],
  status: string,
  message: string,
  detail: string,
): SpinOutcome {
  return { result, status, message, detail };
}
