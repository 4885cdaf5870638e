/** What a processor has signed about a payment. Amounts are cents. */
export type Statement = {
  readonly transaction_ref: string;
  readonly is_approved: boolean;
  readonly amount: number;
  readonly code: string;
  readonly message: string;
};
