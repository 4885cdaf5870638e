import type { CardBrand } from '../../../cards/card-number';

export type Condition = 'canceled' | 'complete' | 'failed' | 'pending' | 'pendingsettlement';
export type ActionType = 'auth' | 'capture' | 'refund' | 'sale' | 'settle' | 'void';

/** One thing that was done to a transaction, or tried. */
export type Action = {
  readonly type: ActionType;
  readonly cents: number;
  readonly at: Date;
  readonly success: boolean;
  readonly response_code: number;
  readonly response_text: string;
};

/** A sale or an authorisation, with all that followed. A refund is a transaction of its own. */
export type Transaction = {
  readonly transaction_id: string;
  readonly order_id: string;
  readonly currency: string;
  readonly cents: number;
  readonly card_number: string;
  readonly card_brand: CardBrand | null;
  readonly created: Date;
  readonly actions: Action[];
  /** Transaction that a refund returns. */
  readonly refund_of: string | null;
  condition: Condition;
  captured_cents: number;
  refunded_cents: number;
  auth_code: string;
};
