import { cents } from '@comanda/kernel';
import { namedOrCovered } from './covers';
import type { DiscountKind } from './discount';
import { spread } from './spread';

/** So much off all together, each time it is earned, or off each unit; never more than there is (CAMP-11). */
export const centsOff: DiscountKind<'DISCOUNT_CENTS' | 'DISCOUNT_CENT'> = {
  stage: 'cents',
  uses_up: false,
  covers: namedOrCovered,
  take_off: ({ price, is_per_unit }, piles, times) =>
    is_per_unit
      ? piles.map(({ left, units }) => cents(Math.min(left, price * units)))
      : spread(piles, () => price * times),
};
