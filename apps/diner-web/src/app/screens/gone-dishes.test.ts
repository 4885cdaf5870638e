import type { CheckedLine } from '@comanda/cart';
import { expect, test } from 'vitest';
import { goneDishes } from './gone-dishes';

function aLine(name_seen: string, problem: CheckedLine['problem']): CheckedLine {
  // All that is looked at.
  return { item: null, problem, line: { name_seen } } as CheckedLine;
}

test.each<[string, string | null, CheckedLine[]]>([
  ['an empty order', null, []],
  ['what can be had', null, [aLine('Fries', null)]],
  ['what can be had at another price', null, [aLine('Fries', 'price_changed')]],
  ['what can be had at another time', null, [aLine('Fries', 'not_served')]],
  ['an order of which something is left', null, [aLine('Fries', 'sold_out'), aLine('Pie', null)]],
  ['one of which nothing is', 'Fries, Pie', [aLine('Fries', 'sold_out'), aLine('Pie', 'gone')]],
  ['the same dish twice', 'Fries', [aLine('Fries', 'gone'), aLine('Fries', 'gone')]],
])('%s: %s', (_, names, lines) => {
  expect(goneDishes(lines)).toBe(names);
});
