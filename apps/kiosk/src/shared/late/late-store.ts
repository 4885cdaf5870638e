import type { LateOrderInput } from '@comanda/api-client';
import type { ReservedNumber } from '@comanda/contracts';

/** An order of a guest who was given a number, as it is kept on this device until the server has it. No phone number is in it. */
export type KeptOrder = Omit<LateOrderInput, 'waited_seconds'> & {
  /** RFC 3339, by the clock of this device. */
  readonly taken_at: string;
};

/** An order before it has a number. */
export type NewLateOrder = Omit<
  KeptOrder,
  'local_number' | 'order_number' | 'reserved_by' | 'taken_at'
>;

export type KeptOrders = {
  /** The oldest first. */
  readonly orders: readonly KeptOrder[];
  /** How many more are kept that cannot be decrypted. */
  readonly unreadable: number;
};

export type KeptNumber = ReservedNumber & {
  /** RFC 3339; null = reserved by an older version, a day ago or longer. */
  readonly reserved_at: string | null;
};

export type KeptNumbers = {
  /** The oldest first. */
  readonly numbers: readonly KeptNumber[];
  /** The device of the pairing that reserved them; null = none were reserved, or by an older version. */
  readonly reserved_by: string | null;
};

export const NO_NUMBERS: KeptNumbers = { numbers: [], reserved_by: null };

/** Numbers and unsent orders on this device. Each call is whole or not done, also where the power fails in the middle of it. */
export type LateStore = {
  readonly numbers: () => Promise<KeptNumbers>;
  /** Replaces the numbers by what becomes of those that are kept at that moment. */
  readonly changeNumbers: (change: (kept: KeptNumbers) => KeptNumbers) => Promise<void>;
  /** Takes the number of an order off the list and keeps the order; false = the number was gone. */
  readonly add: (order: KeptOrder) => Promise<boolean>;
  readonly orders: () => Promise<KeptOrders>;
  readonly remove: (order: KeptOrder) => Promise<void>;
};
