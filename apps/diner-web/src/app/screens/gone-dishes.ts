import type { CheckedLine } from '@comanda/cart';

/** The names of what was ordered where nothing of it can be had any more; null while something can. */
export function goneDishes(lines: readonly CheckedLine[]): string | null {
  if (lines.length === 0 || !lines.every(isGone)) return null;
  return [...new Set(lines.map(({ item, line }) => item?.name ?? line.name_seen))].join(', ');
}

/** Dishes not served now may be available later, and a choice can be changed. */
function isGone({ problem }: CheckedLine): boolean {
  return problem === 'gone' || problem === 'sold_out';
}
