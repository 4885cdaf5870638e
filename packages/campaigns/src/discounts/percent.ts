import { applyRate, basisPoints } from '@comanda/kernel';
import { namedOrCovered } from './covers';
import type { DiscountKind } from './discount';
import { spread } from './spread';

/** So many percent of all together, rounded once, up to a cap (CAMP-10). */
export const percent: DiscountKind<'DISCOUNT_PERCENT'> = {
  stage: 'percent',
  uses_up: false,
  covers: namedOrCovered,
  take_off: ({ price, max_amount }, piles) => {
    const rate = basisPoints(price * 100);
    return spread(piles, (left) => Math.min(applyRate(left, rate), max_amount ?? left));
  },
};
