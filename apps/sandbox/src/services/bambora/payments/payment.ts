export type CardType = 'AM' | 'DI' | 'MC' | 'NN' | 'VI';

/** P purchase, PA pre-authorisation, PAC its completion, R return, VP and VR the void of a purchase and of a return. */
export type PaymentType = 'P' | 'PA' | 'PAC' | 'R' | 'VP' | 'VR';

/** A payment, or what adjusts one. Amounts are in cents. */
export type Payment = {
  readonly id: string;
  readonly type: PaymentType;
  readonly order_number: string;
  readonly cents: number;
  readonly approved: boolean;
  readonly message_id: number;
  readonly message: string;
  readonly auth_code: string;
  readonly created: Date;
  readonly payment_method: 'AP' | 'CC';
  readonly card_type: CardType;
  readonly last_four: string;
  readonly masked_card: string;
  readonly adjustment_to: string | null;
  completed_cents: number;
  returned_cents: number;
  is_voided: boolean;
};
