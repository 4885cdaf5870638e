import type { Problem } from '../foreign-menu';
import { readDecimal } from '../read-price';

const SPACES_AND_CURRENCY = /[\s$]|US\$|CA\$|USD|CAD/gi;

/** A price as people type it: "12,50", "12.50", "1 234,50", "$12". A mark with three digits behind it says two things, and is refused. */
export function readAmount(raw: string, problems: Problem[], part: string): number {
  const text = raw.replaceAll(SPACES_AND_CURRENCY, '');
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const decimals = last === -1 ? 0 : text.length - last - 1;
  const marks = [...text].filter((each) => each === ',' || each === '.');
  if (decimals === 3 && new Set(marks).size === 1) {
    const detail = `"${raw.trim()}" may be thousands or three decimals; write it without`;
    problems.push({ reason: 'price_not_understood', part, detail, leaves_out: 'item' });
    return 0;
  }
  const whole = (last === -1 ? text : text.slice(0, last)).replaceAll(/[.,]/g, '');
  const cents = last === -1 ? whole : `${whole}.${text.slice(last + 1)}`;
  const found: Problem[] = [];
  const amount = readDecimal(cents, found, part);
  problems.push(
    ...found.map((problem) =>
      problem.reason === 'price_not_understood'
        ? { ...problem, detail: `"${raw.trim()}"; write it as 12.50 or 12,50` }
        : problem,
    ),
  );
  return amount;
}
