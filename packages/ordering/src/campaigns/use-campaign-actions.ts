import { newIntentKey } from '@comanda/api-client';
import {
  addCampaign,
  type CampaignRefusal,
  campaignsLeft,
  type CartWithCampaigns,
  editCampaign,
  removeCampaign,
  unclaimedRewards,
} from '@comanda/campaigns';
import type { CartLine, CartLineDraft } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { defaultCounts } from '@comanda/modifiers';
import { lineDraft } from '../cart/line-draft';
import { addFault, type AddFault } from '../menu/add-fault';
import { settleCampaigns, type SettledOrder } from './settle-campaigns';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import type { ChosenCampaign } from '../store/campaign-slice';
import { addToCart } from '../store/cart-actions';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from '../menu/use-occasion';
import { useOfferedPlace } from '../menu/use-offered-place';
import { useUsedCampaigns } from './used-campaigns-provider';

export type CampaignActions = {
  /** Adds a campaign with the lines chosen for it, if any; refused unless the cart then earns it. */
  readonly add: (
    campaign: Campaign,
    lines?: readonly CartLineDraft[],
  ) => Result<{ readonly campaign_instance_id: string }, CampaignRefusal>;
  /** Puts other lines in the place of an instance's own. */
  readonly edit: (
    campaign_instance_id: string,
    lines: readonly CartLineDraft[],
  ) => Result<void, CampaignRefusal>;
  /** Puts one unit of an item into the cart as what an instance gives: as it comes, unless it was chosen how. */
  readonly pickReward: (
    campaign_instance_id: string,
    item_id: string,
    chosen?: Pick<CartLineDraft, 'modifier_counts' | 'special_instructions'>,
  ) => Result<void, CampaignRefusal | AddFault>;
  /** Takes an instance out, and the lines that came with it. */
  readonly remove: (campaign_instance_id: string) => void;
};

export function useCampaignActions(): CampaignActions {
  const { store } = useOrdering();
  const menu = useCatalogue();
  const { index } = menu;
  const placeOf = useOfferedPlace();
  const known = useKnownCampaigns();
  const used = useUsedCampaigns();
  const occasion = useOccasion();

  /** The order of this moment: what is done to it may come a while after the screen was drawn. */
  function current(): SettledOrder {
    const { cart, campaigns } = store.getState();
    return settleCampaigns({ cart, campaigns }, known, menu, occasion);
  }

  function keep(
    { campaigns }: SettledOrder,
    { cart, added }: CartWithCampaigns,
    more: ChosenCampaign[] = [],
  ): void {
    const ids = new Set(added.map(({ campaign_instance_id }) => campaign_instance_id));
    const kept = [...campaigns, ...more].filter((each) => ids.has(each.campaign_instance_id));
    store.getState().setOrder({ cart, campaigns: kept });
  }

  function edit(
    campaign_instance_id: string,
    lines: readonly CartLineDraft[],
  ): Result<void, CampaignRefusal> {
    const state = current();
    const result = editCampaign(state, campaign_instance_id, lines.map(toLine), index, occasion);
    if (!result.ok) return err(result.error);
    keep(state, result.value);
    return ok(undefined);
  }

  return {
    add(campaign, lines = []) {
      if (campaignsLeft([campaign], used).length === 0) {
        const { max_per_order } = campaign;
        return err({ code: 'campaign_limit_reached', max_per_order });
      }
      const campaign_instance_id = newIntentKey();
      const wanted = { campaign_instance_id, campaign, is_automatic: false };
      const state = current();
      const result = addCampaign(state, wanted, lines.map(toLine), index, occasion);
      if (!result.ok) return result;
      const { campaign_id, campaign_code } = campaign;
      keep(state, result.value, [{ campaign_instance_id, campaign_id, campaign_code }]);
      return ok({ campaign_instance_id });
    },
    edit,
    pickReward(campaign_instance_id, item_id, chosen) {
      const entry = placeOf(item_id);
      const modifier_counts = chosen?.modifier_counts ?? (entry ? defaultCounts(entry.item) : {});
      const fault = addFault(menu.restaurant, entry, modifier_counts, occasion);
      if (fault) return err(fault);
      const { cart, outcome } = current();
      const reward = unclaimedRewards(outcome).find(isOwn);
      if (!entry || !reward) return err({ code: 'item_unavailable' });
      const { special_instructions = '' } = chosen ?? {};
      const draft = lineDraft(entry, { modifier_counts, multiplier: 1, special_instructions });
      if (!reward.is_automatic) {
        const own = cart.lines.filter(isOwn);
        return edit(campaign_instance_id, [...own, { ...draft, is_reward_item: true }]);
      }
      // Automatic campaigns own no lines: an ordinary line becomes the reward.
      addToCart(store, draft);
      return ok(undefined);

      function isOwn(each: { readonly campaign_instance_id: string | null }): boolean {
        return each.campaign_instance_id === campaign_instance_id;
      }
    },
    remove(campaign_instance_id) {
      const state = current();
      keep(state, removeCampaign(state, campaign_instance_id));
    },
  };
}

function toLine(draft: CartLineDraft): CartLine {
  return { ...draft, line_id: newIntentKey() };
}
