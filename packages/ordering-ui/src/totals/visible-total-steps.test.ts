import { cents } from '@comanda/kernel';
import type { StepReason } from '@comanda/ordering';
import { expect, test } from 'vitest';
import { visibleTotalSteps } from './visible-total-steps';

const ITEMS: StepReason = { kind: 'part', key: 'items', amount: cents(1000) };
const DISCOUNT: StepReason = {
  key: 'discount',
  id: 'lunch',
  kind: 'campaign',
  name: 'Lunch',
  amount: cents(-200),
};
const TIP: StepReason = {
  kind: 'part',
  key: 'tip',
  basis_points: null,
  of: cents(1000),
  amount: cents(100),
};

test.each<[string, readonly StepReason[], readonly string[]]>([
  ['nothing else', [ITEMS, sum('net_total', 1000), ...end(1000, 1000)], ['items', 'total']],
  [
    'a discount',
    [ITEMS, DISCOUNT, sum('net_total', 800), TIP, ...end(800, 900)],
    ['items', 'discount', 'net_total', 'tip', 'total'],
  ],
  [
    'a discount and no tip',
    [ITEMS, DISCOUNT, sum('net_total', 800), ...end(800, 800)],
    ['items', 'discount', 'total'],
  ],
  [
    'all there is',
    [ITEMS, DISCOUNT, sum('net_total', 800), TIP, ...end(900, 1000)],
    ['items', 'discount', 'net_total', 'tip', 'total_with_tax', 'total'],
  ],
])('of an order with %s only what changes something is told', (_, steps, keys) => {
  expect(visibleTotalSteps(steps).map(({ key }) => key)).toEqual(keys);
});

function sum(key: 'net_total' | 'total_with_tax' | 'total', amount: number): StepReason {
  return { kind: 'sum', key, amount: cents(amount) };
}

function end(with_tax: number, total: number): readonly StepReason[] {
  return [sum('total_with_tax', with_tax), sum('total', total)];
}
