import { brandOf } from '../../../cards/card-number';
import type { CardType } from './payment';

/** The bank's result for a card. */
export type Verdict =
  | 'approve'
  | 'challenge'
  | 'decline'
  | 'reject_3ds'
  | 'slow_approve'
  | 'slow_decline';

const VERDICTS: Readonly<Record<string, Verdict>> = {
  '4003050500040005': 'decline',
  '5100000020002000': 'decline',
  '342400001000180': 'decline',
  '6011000900901111': 'decline',
  '4716519788977219': 'challenge',
  '4635691262664247': 'reject_3ds',
  '4485349439401891': 'slow_approve',
  '5396191225134160': 'slow_approve',
  '4539939815032280': 'slow_decline',
  '5366520542338805': 'slow_decline',
};

/** Approves a hundred at most. */
const LIMITED_CARD = '4504481742333';
const LIMIT_CENTS = 100_00;

export function verdictOn(number: string, cents: number): Verdict {
  if (number === LIMITED_CARD) return cents > LIMIT_CENTS ? 'decline' : 'approve';
  return VERDICTS[number] ?? 'approve';
}

export function cardTypeOf(number: string): CardType {
  switch (brandOf(number)) {
    case 'amex':
      return 'AM';
    case 'mastercard':
      return 'MC';
    case 'discover':
      return 'DI';
    default:
      return 'VI';
  }
}
