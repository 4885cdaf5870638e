import { cents } from '@comanda/kernel';
import { namedOrCovered } from './covers';
import type { DiscountKind } from './discount';
import { spread } from './spread';

/** All together for one price, each time it is earned, or each unit for it; never more than without (CAMP-13). */
export const specialPrice: DiscountKind<'DISCOUNT_SPECIAL_PRICE'> = {
  stage: 'units',
  uses_up: false,
  covers: namedOrCovered,
  take_off: ({ price, is_per_unit }, piles, times) =>
    is_per_unit
      ? piles.map(({ left, units }) => cents(Math.max(0, left - price * units)))
      : spread(piles, (left) => left - price * times),
};
