import type { Campaign } from '@comanda/contracts';
import {
  aPurchaseCampaign,
  anEntityCampaign,
  freeItems,
  percentOff,
  specialPrice,
} from '@comanda/testing';
import { added, linesOf, priced } from './test-carts';

/** Buy so many of these items, once. */
export function buy(count: number, ...item_ids: string[]) {
  return {
    count: 1,
    category_ids: [],
    menu_ids: [],
    item_groups: [{ name: '', count, item_ids }],
  };
}

export const twoForFifteen = aPurchaseCampaign({
  purchase_and_get: buy(2, 'margherita', 'funghi'),
  discount: specialPrice(1500),
});
export const threeForTwo = aPurchaseCampaign({
  purchase_and_get: buy(3, 'margherita', 'funghi', 'tartufo'),
  discount: freeItems(1),
});
export const tenPercent = anEntityCampaign({ discount: percentOff(10) });

/** Which campaigns are refused, and why. */
export function refusals(lines: string[], ...campaigns: Campaign[]) {
  const outcome = priced(linesOf(...lines), added(...campaigns));
  return outcome.removed.map(({ campaign_instance_id, reason }) => [
    campaign_instance_id,
    reason.code,
  ]);
}
