/** A processor's signed statement about a payment. Amounts are cents. */
export type Statement = {
  readonly transaction_ref: string;
  /** The account or terminal in which the transaction has that name; not in what the previous version has stored. */
  readonly account?: string;
  readonly is_approved: boolean;
  readonly amount: number;
  readonly code: string;
  readonly message: string;
};
