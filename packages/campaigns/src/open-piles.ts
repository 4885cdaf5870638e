import type { MenuIndex } from '@comanda/cart';
import type { CampaignCart } from './campaign-cart';
import { inOrder, type Pile, pilesByLine } from './pile';

/** Piles that belong to no campaign, cheapest first. */
export function openPiles(cart: CampaignCart, index: MenuIndex): Pile[] {
  return inOrder(pilesByLine(cart, index)).filter(({ line }) => line.owner === null);
}
