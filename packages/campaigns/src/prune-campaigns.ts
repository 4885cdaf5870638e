import { addLine, type Cart, type CartLine, type MenuIndex, type Occasion } from '@comanda/cart';
import { applyCampaigns, type RefusedCampaign } from './apply-campaigns';
import type { CartWithCampaigns } from './cart-with-campaigns';

export type PrunedCart = CartWithCampaigns & {
  /** Removed campaigns to show to the guest, and why. */
  readonly removed: readonly (RefusedCampaign & { readonly reward_lines: readonly CartLine[] })[];
};

/**
 * Takes out what is no longer earned, after any change of the cart: its rewards go, its ordinary lines stay and belong to nobody,
 * so that another campaign may come to be earned by them (CAMP-28).
 */
export function pruneCampaigns(
  state: CartWithCampaigns,
  index: MenuIndex,
  occasion: Occasion,
): PrunedCart {
  const { cart, added } = state;
  const [first] = applyCampaigns(cart, added, index, occasion).removed;
  if (!first) return { ...withoutStrays(state), removed: [] };
  const { campaign_instance_id } = first;
  const reward_lines = cart.lines.filter(
    (line) => line.is_reward_item && line.campaign_instance_id === campaign_instance_id,
  );
  const remaining = added.filter((each) => each.campaign_instance_id !== campaign_instance_id);
  const pruned = pruneCampaigns(withoutStrays({ cart, added: remaining }), index, occasion);
  return { ...pruned, removed: [{ ...first, reward_lines }, ...pruned.removed] };
}

/** Lines of a campaign that is not there: the rewards go, the others are let go, into equal lines where there are any. */
function withoutStrays({ cart, added }: CartWithCampaigns): CartWithCampaigns {
  const known = new Set(added.map(({ campaign_instance_id }) => campaign_instance_id));
  if (!cart.lines.some(isStray)) return { cart, added };
  const lines = cart.lines
    .filter((line) => !(isStray(line) && line.is_reward_item))
    .map((line) => (isStray(line) ? { ...line, campaign_instance_id: null } : line));
  const merged = lines.reduce<Cart>((all, { line_id, ...draft }) => addLine(all, draft, line_id), {
    lines: [],
  });
  return { cart: merged, added };

  function isStray({ campaign_instance_id }: CartLine): boolean {
    return campaign_instance_id !== null && !known.has(campaign_instance_id);
  }
}
