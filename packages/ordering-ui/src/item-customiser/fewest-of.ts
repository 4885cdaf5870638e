import type { GroupChoice } from '@comanda/ordering';

/** How many of a modifier one tap takes: a single choice stands for all that its group wants. */
export function fewestOf({ is_single, rule }: GroupChoice): number {
  return is_single ? Math.max(1, rule.min) : 1;
}
