import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CampaignSlice, createCampaignSlice } from './campaign-slice';
import { type CartSlice, createCartSlice } from './cart-slice';
import { type CheckoutSlice, createCheckoutSlice } from './checkout-slice';
import { createDeliverySlice, type DeliverySlice } from './delivery-slice';
import { createFlowSlice, type FlowSlice } from './flow-slice';
import { createGuestSlice, type GuestSlice } from './guest-slice';
import { type Kept, keepStored } from './persistence';
import type { StateReader } from './load-state-reader';
import { createRoundSlice, type RoundSlice } from './round-slice';
import { createSelectionSlice, type SelectionSlice } from './selection-slice';
import { createTipSlice, type TipSlice } from './tip-slice';

/** Everything a guest has chosen and typed. What follows from it (prices, problems, totals) is computed where it is shown. */
export type OrderingState = CartSlice &
  CampaignSlice &
  SelectionSlice &
  TipSlice &
  CheckoutSlice &
  DeliverySlice &
  GuestSlice &
  RoundSlice &
  FlowSlice;

export type OrderingStore = StoreApi<OrderingState>;

/** The store of one restaurant's ordering, taken up from what was kept. `keep` starts keeping it and gives what stops that. */
export function createOrderingStore(
  kept: Kept,
  reader: StateReader | null,
): { readonly store: OrderingStore; readonly keep: () => () => void } {
  const store = createStore<OrderingState>()((set, get) => ({
    ...createCartSlice(set, get),
    ...createCampaignSlice(set, get),
    ...createSelectionSlice(set, get),
    ...createTipSlice(set, get),
    ...createCheckoutSlice(set, get),
    ...createDeliverySlice(set, get),
    ...createGuestSlice(set, get),
    ...createRoundSlice(set, get),
    ...createFlowSlice(set, get),
  }));
  const keep = keepStored(store, kept, reader);
  return { store, keep };
}
