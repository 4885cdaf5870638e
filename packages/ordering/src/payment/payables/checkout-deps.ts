import type { ApiClient } from '@comanda/api-client';
import type { SectionType } from '@comanda/contracts';
import type { Clock } from '@comanda/kernel';
import type { OrderingStore } from '../../store/ordering-store';

/** The services and the store that paying a new order uses. */
export type CheckoutDeps = {
  readonly client: ApiClient;
  readonly store: OrderingStore;
  readonly clock: Clock;
  readonly section_type: SectionType;
  /** Reads the restaurant, its menus, its free times and the price again, so that what the guest is told about them is on screen. */
  readonly refreshCatalogue: () => Promise<void>;
};
