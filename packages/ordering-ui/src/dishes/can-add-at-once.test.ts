import { aModifier, aModifierGroup, anItem } from '@comanda/testing';
import { expect, test } from 'vitest';
import { canAddAtOnce } from './can-add-at-once';

test.each([
  ['has no choices', {}, true],
  ['offers extras', { price: 100 }, true],
  ['comes with something that is free', { price: 0, default_count: 1 }, true],
  ['comes with something that costs', { price: 100, default_count: 1 }, false],
] as const)('a dish that %s', (_, modifier, can) => {
  const group = aModifierGroup({ modifiers: [aModifier(modifier)] });
  expect(canAddAtOnce(anItem({ item_modifier_groups: [group] }))).toBe(can);
});

test('a dish that asks for a choice, or is sold out, is not added at once', () => {
  const asking = aModifierGroup({ min_qty: 1, is_required: true, modifiers: [aModifier()] });
  expect(canAddAtOnce(anItem({ item_modifier_groups: [asking] }))).toBe(false);
  expect(canAddAtOnce(anItem({ is_in_stock: false }))).toBe(false);
});
