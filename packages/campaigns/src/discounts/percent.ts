import { applyRate, basisPoints } from '@comanda/kernel';
import { leftOf } from '../pile';
import { namedOrCovered } from './covers';
import type { DiscountKind } from './discount';
import { spread } from './spread';

/** So many percent of all together, rounded once, up to a cap (CAMP-10). */
export const percent: DiscountKind<'DISCOUNT_PERCENT'> = {
  stage: 'percent',
  uses_up: false,
  covers: namedOrCovered,
  take_off: ({ price, max_amount }, piles) => {
    const share = applyRate(leftOf(piles), basisPoints(price * 100));
    return spread(max_amount === null ? share : Math.min(share, max_amount), piles);
  },
};
