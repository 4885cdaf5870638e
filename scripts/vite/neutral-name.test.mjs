import { expect, test } from 'vitest';
import { neutralName } from './neutral-name.ts';

test.each([
  'promotions',
  'campaign-list',
  'featured-campaigns',
  'use-shared-actions',
  'untried-banner',
])('a blocker does not find %s', (name) => {
  expect(neutralName(name)).toBe('part');
});

test.each(['cart', 'dishes', 'add-guest', 'ordering-fr', 'orders', 'loading', 'status'])(
  '%s is called by its name',
  (name) => {
    expect(neutralName(name)).toBe(name);
  },
);
