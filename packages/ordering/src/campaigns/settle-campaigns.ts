import {
  type AddedCampaign,
  applyCampaigns,
  automaticCampaigns,
  type CampaignOutcome,
  findCampaigns,
  pruneCampaigns,
} from '@comanda/campaigns';
import {
  type Cart,
  type CheckedCart,
  type MenuIndex,
  type Occasion,
  revalidateCart,
} from '@comanda/cart';
import type { Campaign, Menu } from '@comanda/contracts';
import type { ChosenCampaign, ChosenOrder, LostCampaign } from '../store/campaign-slice';

/** The campaigns that a browser knows of. */
export type KnownCampaigns = {
  /** Those that everybody may see. */
  readonly listed: readonly Campaign[];
  /** Those that were found by their codes. */
  readonly coded: readonly Campaign[];
  /** Whether all that the guest added have been looked for. Until then none is taken out. */
  readonly is_complete: boolean;
};

export type SettledOrder = ChosenOrder & {
  readonly checked: CheckedCart;
  /** The guest's known campaigns, in the order of adding. */
  readonly added: readonly AddedCampaign[];
  /** Result of these and the automatic ones. */
  readonly outcome: CampaignOutcome;
  /** Campaigns removed since the guest last looked. */
  readonly lost: readonly LostCampaign[];
};

/**
 * The cart as it can be ordered now, with the campaigns that it still earns: the others are out, their rewards with them, and
 * told. The same rules in the same order as on the server.
 */
export function settleCampaigns(
  order: ChosenOrder,
  known: KnownCampaigns,
  menu: { readonly menus: readonly Menu[]; readonly index: MenuIndex },
  occasion: Occasion,
): SettledOrder {
  const kept = known.is_complete ? loseUnearned(order, known, menu, occasion) : asItIs(order);
  const checked = revalidateCart(kept.cart, menu.menus, occasion);
  const added = resolve(kept.campaigns, known);
  const joining = automaticCampaigns(findCampaigns(known.listed, occasion), added);
  const outcome = applyCampaigns(
    { lines: orderableOf(checked) },
    [...added, ...joining],
    menu.index,
    occasion,
  );
  return { ...kept, checked, added, outcome };
}

type Kept = ChosenOrder & Pick<SettledOrder, 'lost'>;

function asItIs({ cart, campaigns }: ChosenOrder): Kept {
  return { cart, campaigns, lost: [] };
}

function loseUnearned(
  { cart, campaigns }: ChosenOrder,
  known: KnownCampaigns,
  { menus, index }: { readonly menus: readonly Menu[]; readonly index: MenuIndex },
  occasion: Occasion,
): Kept {
  const added = resolve(campaigns, known);
  const gone = campaigns.filter(
    ({ campaign_instance_id }) =>
      !added.some((each) => each.campaign_instance_id === campaign_instance_id),
  );
  // Only what can be ordered earns something; what cannot be had at the moment stays in the cart all the same.
  const orderable = { lines: orderableOf(revalidateCart(cart, menus, occasion)) };
  const pruned = pruneCampaigns({ cart: orderable, added }, index, occasion);
  const isWhole = pruned.removed.length === 0 && gone.length === 0;
  if (isWhole && !hasStrays(cart, campaigns)) return { cart, campaigns, lost: [] };
  const ids = new Set(pruned.added.map(({ campaign_instance_id }) => campaign_instance_id));
  const left = campaigns.filter(({ campaign_instance_id }) => ids.has(campaign_instance_id));
  return {
    cart: withoutStrays(cart, left),
    campaigns: left,
    lost: [
      ...gone.map(({ campaign_instance_id }) => ({
        campaign_instance_id,
        name: '',
        reason: { code: 'campaign_gone' } as const,
        rewards: rewardsOf(cart, campaign_instance_id),
      })),
      ...pruned.removed.map(({ campaign_instance_id, campaign, reason }) => ({
        campaign_instance_id,
        name: campaign.name,
        reason,
        rewards: rewardsOf(cart, campaign_instance_id),
      })),
    ],
  };
}

function resolve(campaigns: readonly ChosenCampaign[], known: KnownCampaigns): AddedCampaign[] {
  const byId = new Map(
    [...known.listed, ...known.coded].map((campaign) => [campaign.campaign_id, campaign]),
  );
  return campaigns.flatMap(({ campaign_instance_id, campaign_id }) => {
    const campaign = byId.get(campaign_id);
    return campaign ? [{ campaign_instance_id, campaign, is_automatic: false }] : [];
  });
}

/** The lines that campaigns look at: what cannot be had earns nothing. */
export function orderableOf(checked: CheckedCart) {
  return checked.lines.filter(({ is_orderable }) => is_orderable).map(({ line }) => line);
}

function rewardsOf(cart: Cart, campaign_instance_id: string): string[] {
  return cart.lines
    .filter((line) => line.is_reward_item && line.campaign_instance_id === campaign_instance_id)
    .map(({ name_seen }) => name_seen);
}

function hasStrays(cart: Cart, campaigns: readonly ChosenCampaign[]): boolean {
  return cart.lines.some((line) => isStray(line, campaigns));
}

/** Rewards of nobody go; other lines of nobody are ordinary again. */
function withoutStrays(cart: Cart, campaigns: readonly ChosenCampaign[]): Cart {
  return {
    lines: cart.lines
      .filter((line) => !(isStray(line, campaigns) && line.is_reward_item))
      .map((line) => (isStray(line, campaigns) ? { ...line, campaign_instance_id: null } : line)),
  };
}

function isStray(
  { campaign_instance_id }: Cart['lines'][number],
  campaigns: readonly ChosenCampaign[],
): boolean {
  return (
    campaign_instance_id !== null &&
    !campaigns.some((each) => each.campaign_instance_id === campaign_instance_id)
  );
}
