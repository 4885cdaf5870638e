import { writeDecimal } from '../decimal';
import { isSameText } from '../same-text';
import type { Statement } from '../statement';
import { nuveiHash } from './hash';

/** Nuvei's result of a payment, in the guest's address bar and in its server call alike. */
export type NuveiResult = {
  readonly terminal_id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly datetime: string;
  readonly response_code: string;
  readonly response_text: string;
  readonly unique_ref: string;
  readonly hash: string;
};

/** E: accepted for the card of a scheme that approves later, and for which nothing else comes. */
const APPROVED: ReadonlySet<string> = new Set(['A', 'E']);

/** Longer than any of its names is; browsers may send no longer one either. */
const LONGEST_NAME = 40;

/** The result as a statement; null unless its hash is of the terminal's own secret. */
export function readResult(
  result: NuveiResult,
  account: { readonly terminal_id: string; readonly secret: string },
): Statement | null {
  const { terminal_id, order_id, amount, datetime, response_code, response_text } = result;
  const wanted = nuveiHash(
    account.terminal_id,
    order_id,
    writeDecimal(amount),
    datetime,
    response_code,
    response_text,
    account.secret,
  );
  if (terminal_id !== account.terminal_id) return null;
  if (!isSameText(result.hash.toLowerCase(), wanted)) return null;
  const is_approved = APPROVED.has(response_code);
  // By its own name alone can it be given back; the hash does not cover the name.
  if (is_approved && result.unique_ref.trim() === '') return null;
  if (result.unique_ref.length > LONGEST_NAME) return null;
  return {
    transaction_ref: result.unique_ref,
    account: account.terminal_id,
    is_approved,
    amount,
    code: response_code,
    message: response_text,
  };
}
