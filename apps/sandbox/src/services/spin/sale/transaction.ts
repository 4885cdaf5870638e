import type { CardBrand } from '../../../cards/card-number';

/** A sale that a terminal was asked for. `unknown` means that the card is still awaited. */
export type Transaction = {
  readonly reference_id: string;
  readonly tpn: string;
  readonly cents: number;
  readonly tip_cents: number;
  readonly invoice_number: string;
  readonly payment_type: string;
  readonly created: Date;
  status: 'approved' | 'cancelled' | 'declined' | 'unknown' | 'voided';
  auth_code: string;
  card: { readonly brand: CardBrand | null; readonly last4: string; readonly entry: string } | null;
  returned_cents: number;
  /** Its place in the batch of the terminal. */
  readonly transaction_number: number;
};
