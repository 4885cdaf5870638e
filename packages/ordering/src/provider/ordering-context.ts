import type { ApiClient } from '@comanda/api-client';
import type { QuantityPolicy } from '@comanda/cart';
import type { Language, SectionType } from '@comanda/contracts';
import type { Clock } from '@comanda/kernel';
import { createContext, use } from 'react';
import type { OrderingStore } from '../store/ordering-store';

/** Settings that differ between ordering surfaces. */
export type OrderingPolicy = {
  readonly quantity: QuantityPolicy;
  /** The kind of table a guest without one gets. */
  readonly section_type: SectionType;
  /** Whether an order can be brought; elsewhere what was chosen about that counts for nothing. */
  readonly is_delivery_offered: boolean;
  /** Whether an order can be for a later time; elsewhere nothing goes into the cart while no order is taken. */
  readonly is_later_offered: boolean;
  /** Whether staff order for a guest. It only shows what they may; what they may, the server knows by their session. */
  readonly is_staffed: boolean;
};

export type Ordering = {
  readonly client: ApiClient;
  readonly endpoint: string;
  readonly language: Language;
  readonly clock: Clock;
  readonly policy: OrderingPolicy;
  readonly store: OrderingStore;
};

export const OrderingContext = createContext<Ordering | null>(null);

/** Returns the value of the provider above. Throws outside of one. */
export function useOrdering(): Ordering {
  const ordering = use(OrderingContext);
  if (!ordering) {
    throw new Error('There is no OrderingProvider above: put one around whatever orders.');
  }
  return ordering;
}
