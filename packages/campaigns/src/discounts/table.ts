import type { CampaignDiscount, DiscountType } from '@comanda/contracts';
import { centsOff } from './cents-off';
import type { DiscountKind, Stage } from './discount';
import { freeItem } from './free-item';
import { percent } from './percent';
import { specialPrice } from './special-price';

const DISCOUNTS = {
  DISCOUNT_PERCENT: percent,
  DISCOUNT_CENTS: centsOff,
  DISCOUNT_CENT: centsOff,
  DISCOUNT_ITEM: freeItem,
  DISCOUNT_SPECIAL_PRICE: specialPrice,
} satisfies { [Type in DiscountType]: DiscountKind<Type> };

/** The order in which kinds are applied. */
const STAGES = { units: 1, cents: 2, percent: 3 } as const satisfies Record<Stage, number>;

/** Returns the functions of a discount type. */
export function kindOf(discount: CampaignDiscount): DiscountKind<DiscountType> {
  return DISCOUNTS[discount.discount_type];
}

/** When a discount's turn comes. */
export function stageOf(discount: CampaignDiscount): number {
  return STAGES[kindOf(discount).stage];
}
