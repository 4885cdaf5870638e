import type { CardBrand } from '../../cards/card-number';

/** A approved, D declined, R the bank wants to be called. */
export type ResponseCode = 'A' | 'D' | 'R';

/** A payment that was made or tried on the hosted page. Amounts are in cents. */
export type Payment = {
  readonly unique_ref: string;
  readonly terminal_id: string;
  readonly order_id: string;
  readonly currency: string;
  readonly cents: number;
  readonly response_code: ResponseCode;
  readonly response_text: string;
  readonly approval_code: string;
  readonly cvv_response: string;
  readonly card_number: string;
  readonly card_brand: CardBrand | null;
  readonly created: Date;
  /** Whether it is only authorised and waits for its completion. */
  is_preauth: boolean;
  captured_cents: number;
  refunded_cents: number;
};

/** An amount as it travels: 10.00. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** null when it is no positive amount with two decimals. */
export function readAmount(text: string): number | null {
  return /^\d{1,7}\.\d{2}$/.test(text) && Number(text) > 0 ? Math.round(Number(text) * 100) : null;
}
