import { addLine, type Cart, type CartLine, type MenuIndex, type Occasion } from '@comanda/cart';
import { err, ok, type Result } from '@comanda/kernel';
import { applyCampaigns } from './apply-campaigns';
import type { AddedCampaign } from './campaign-cart';
import type { CampaignRefusal } from './campaign-refusal';
import type { CartWithCampaigns } from './cart-with-campaigns';

/**
 * Adds a campaign with the lines chosen for it, which become its own (CAMP-25). Refused unless the cart then earns it; a campaign
 * that looks at the order as it is comes without lines.
 */
export function addCampaign(
  { cart, added }: CartWithCampaigns,
  campaign: AddedCampaign,
  lines: readonly CartLine[],
  index: MenuIndex,
  occasion: Occasion,
): Result<CartWithCampaigns, CampaignRefusal> {
  const { campaign_instance_id } = campaign;
  if (added.some((other) => other.campaign_instance_id === campaign_instance_id)) {
    throw new RangeError(
      `Campaign instance ${campaign_instance_id} is in the cart: give each addition an id of its own, or edit it.`,
    );
  }
  const next = {
    cart: owned(lines, campaign_instance_id).reduce(append, cart),
    added: [...added, campaign],
  };
  return checkAdded(next, campaign_instance_id, index, occasion);
}

/** Puts other lines in the place of those an instance owns; an unknown instance changes nothing (CAMP-26). */
export function editCampaign(
  { cart, added }: CartWithCampaigns,
  campaign_instance_id: string,
  lines: readonly CartLine[],
  index: MenuIndex,
  occasion: Occasion,
): Result<CartWithCampaigns, CampaignRefusal> {
  const place = cart.lines.findIndex((line) => line.campaign_instance_id === campaign_instance_id);
  const others = cart.lines.filter((line) => line.campaign_instance_id !== campaign_instance_id);
  const at = place === -1 ? others.length : place;
  const replaced = [
    ...others.slice(0, at),
    ...owned(lines, campaign_instance_id),
    ...others.slice(at),
  ];
  if (!added.some((each) => each.campaign_instance_id === campaign_instance_id)) {
    return ok({ cart, added });
  }
  const next = { cart: replaced.reduce<Cart>(append, { lines: [] }), added };
  return checkAdded(next, campaign_instance_id, index, occasion);
}

/** Takes an instance out with the lines it owns; an unknown one changes nothing (CAMP-27). */
export function removeCampaign(
  state: CartWithCampaigns,
  campaign_instance_id: string,
): CartWithCampaigns {
  const { cart, added } = state;
  if (!added.some((each) => each.campaign_instance_id === campaign_instance_id)) return state;
  return {
    cart: {
      lines: cart.lines.filter((line) => line.campaign_instance_id !== campaign_instance_id),
    },
    added: added.filter((each) => each.campaign_instance_id !== campaign_instance_id),
  };
}

function owned(lines: readonly CartLine[], campaign_instance_id: string): CartLine[] {
  return lines.map((line) => ({ ...line, campaign_instance_id }));
}

function append(cart: Cart, { line_id, ...draft }: CartLine): Cart {
  return addLine(cart, draft, line_id);
}

function checkAdded(
  state: CartWithCampaigns,
  campaign_instance_id: string,
  index: MenuIndex,
  occasion: Occasion,
): Result<CartWithCampaigns, CampaignRefusal> {
  const { removed } = applyCampaigns(state.cart, state.added, index, occasion);
  const own = removed.find((each) => each.campaign_instance_id === campaign_instance_id);
  return own ? err(own.reason) : ok(state);
}
