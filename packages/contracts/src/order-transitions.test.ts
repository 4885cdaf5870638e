import type { OrderStatus } from './entities/order';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayMove, ORDER_TRANSITIONS } from './order-transitions';

const STATUSES = Object.keys(ORDER_TRANSITIONS) as OrderStatus[]; // Object.keys forgets the literal types

test('an order goes step by step to its end', () => {
  const way: OrderStatus[] = [
    'ORDER_OPEN',
    'ORDER_SENT_TO_KITCHEN',
    'ORDER_PREPARING',
    'ORDER_READY',
    'ORDER_COMPLETED',
  ];
  for (const [step, from] of way.entries()) {
    const allowed = STATUSES.filter((to) => mayMove(from, to));
    const next = way[step + 1];
    expect(allowed).toEqual(next === undefined ? [] : [next, 'ORDER_CANCELLED']);
  }
});

test('no order comes back to where it was, whatever is tried', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STATUSES), { maxLength: 40 }), (wishes) => {
      const seen: OrderStatus[] = ['ORDER_OPEN'];
      for (const wish of wishes) {
        const now = seen.at(-1) ?? 'ORDER_OPEN';
        if (mayMove(now, wish)) seen.push(wish);
      }
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});
