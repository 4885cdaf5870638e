import { UNLIMITED } from '@comanda/contracts';

/** Numbers as other systems write "nothing said": absent, null, -1, and 0 for a maximum. null when it cannot be kept. */
export function readRule(rule: {
  readonly min: number | null;
  readonly max: number | null;
}): { readonly min: number; readonly max: number } | null {
  const min = rule.min === null || rule.min < 0 ? 0 : rule.min;
  const max = rule.max === null || rule.max <= 0 ? UNLIMITED : Math.min(rule.max, UNLIMITED);
  return min > max ? null : { min, max };
}
