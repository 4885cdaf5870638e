import type { CampaignRefusal } from '@comanda/campaigns';
import type { Cart } from '@comanda/cart';
import type { RemovedLine } from './cart-slice';
import type { OrderingState } from './ordering-store';
import type { SliceOf } from './slice';

/** A campaign that the guest added. What it is stands in the restaurant's list or is asked for by its code. */
export type ChosenCampaign = {
  readonly campaign_instance_id: string;
  readonly campaign_id: string;
  readonly campaign_code: string | null;
};

/** A campaign that had to go, for the guest to be told. */
export type LostCampaign = {
  readonly campaign_instance_id: string;
  /** Empty when it is not known any more. */
  readonly name: string;
  readonly reason: CampaignRefusal | { readonly code: 'campaign_gone' };
  /** The rewards that went with it. */
  readonly rewards: readonly string[];
};

/** The cart and the campaigns in it, which change together. */
export type ChosenOrder = { readonly cart: Cart; readonly campaigns: readonly ChosenCampaign[] };

export type CampaignSlice = {
  readonly campaigns: readonly ChosenCampaign[];
  readonly lost_campaigns: readonly LostCampaign[];
  readonly setOrder: (order: ChosenOrder) => void;
  readonly loseCampaigns: (order: ChosenOrder, lost: readonly LostCampaign[]) => void;
  readonly forgetLostCampaigns: () => void;
};

export const createCampaignSlice: SliceOf<CampaignSlice> = (set) => ({
  campaigns: [],
  lost_campaigns: [],
  setOrder({ cart, campaigns }) {
    set({ cart, campaigns });
  },
  loseCampaigns({ cart, campaigns }, lost) {
    set((before) => ({
      cart,
      campaigns,
      removed: withLost(before, campaigns),
      lost_campaigns: [...before.lost_campaigns, ...lost],
    }));
  },
  forgetLostCampaigns() {
    set({ lost_campaigns: [] });
  },
});

/** Undoing a removed line restores the campaigns lost with it. */
function withLost(
  { cart, campaigns, removed }: OrderingState,
  left: readonly ChosenCampaign[],
): RemovedLine | null {
  if (removed?.left !== cart) return removed;
  return { ...removed, lost: campaigns.filter((each) => !left.includes(each)) };
}
