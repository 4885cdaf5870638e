/** A card terminal that is reached through its vendor's service, and what opens it. */
export type TerminalKey = { readonly tpn: string; readonly auth_key: string };

export type SaleOrder = {
  /** Unique for good: the terminal refuses to do anything twice under one. */
  readonly reference: string;
  readonly invoice: string;
  /** Cents. */
  readonly amount: number;
};

/** Money that goes back of a sale, under a reference of its own. */
export type GiveBackOrder = SaleOrder;

/** Reply of a terminal. Only `approved` is money; `unknown` may be. */
export type TerminalAnswer =
  | {
      readonly kind: 'approved';
      readonly amount: number;
      readonly transaction_ref: string | null;
      readonly is_voided: boolean;
    }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly message: string;
      readonly brand: string | null;
    }
  | { readonly kind: 'cancelled'; readonly message: string }
  /** It is asking for a card, this one or another. */
  | { readonly kind: 'busy'; readonly message: string }
  | { readonly kind: 'duplicate' }
  /** It knows no sale of this reference. */
  | { readonly kind: 'absent' }
  /** It has no power or no line. Of a sale it means that none has begun. */
  | { readonly kind: 'offline'; readonly message: string }
  /** A definite no before anything was begun. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'unknown'; readonly detail: string };

/** Methods of every vendor's cloud terminals. None is ever repeated automatically. */
export type CloudTerminal = {
  /** Asks for a card, and answers when the guest is done: that takes as long as guests take. */
  sale(key: TerminalKey, order: SaleOrder): Promise<TerminalAnswer>;
  status(key: TerminalKey, reference: string): Promise<TerminalAnswer>;
  /** Ends what it asks for, whatever that is. */
  abort(key: TerminalKey): Promise<TerminalAnswer>;
  /** Takes a sale back as a whole. */
  void(key: TerminalKey, reference: string): Promise<TerminalAnswer>;
  giveBack(key: TerminalKey, order: GiveBackOrder): Promise<TerminalAnswer>;
  /** null = nobody can say. */
  isOnline(key: TerminalKey): Promise<boolean | null>;
};
