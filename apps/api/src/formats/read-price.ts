import { MAX_CENTS } from '@comanda/contracts';
import type { Problem } from './foreign-menu';

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

/** Whole cents, as a number or as digits; a problem of the thing where that is no price. */
export function readCents(raw: unknown, problems: Problem[], part: string | null = null): number {
  if (raw === undefined || raw === null || raw === '') return fail('price_missing', '');
  const text = typeof raw === 'bigint' || typeof raw === 'number' ? String(raw) : raw;
  if (typeof text !== 'string' || !/^-?\d+$/.test(text.trim()))
    return fail('price_not_understood', JSON.stringify(text));
  return checked(Number(text), problems, part);

  function fail(reason: 'price_missing' | 'price_not_understood', detail: string): number {
    problems.push({ reason, part, detail, leaves_out: 'item' });
    return 0;
  }
}

/** An amount with decimals, as a number or a text such as "3.40", "$3.40" or "25". */
export function readDecimal(raw: unknown, problems: Problem[], part: string | null = null): number {
  if (raw === undefined || raw === null || raw === '') {
    problems.push({ reason: 'price_missing', part, detail: '', leaves_out: 'item' });
    return 0;
  }
  const text = typeof raw === 'number' ? String(raw) : raw;
  // Digits only, never a binary fraction: 4.99 × 100 is not 499.
  const cleaned =
    typeof text === 'string'
      ? text.replaceAll(/^[\s$]+|[\s$]+$/g, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
      : '';
  const [, sign, whole, part2 = ''] = DECIMAL.exec(cleaned) ?? [];
  if (whole === undefined) {
    problems.push({
      reason: 'price_not_understood',
      part,
      detail: JSON.stringify(raw),
      leaves_out: 'item',
    });
    return 0;
  }
  return checked(Number(`${sign ?? ''}${whole}${part2.padEnd(2, '0')}`), problems, part);
}

function checked(cents: number, problems: Problem[], part: string | null): number {
  if (cents >= 0 && cents <= MAX_CENTS) return cents;
  const reason = cents < 0 ? 'price_below_zero' : 'price_too_high';
  problems.push({ reason, part, detail: String(cents), leaves_out: 'item' });
  return 0;
}
