// @vitest-environment node
import { indexMenus } from '@comanda/cart';
import type { OrderItem } from '@comanda/contracts';
import {
  aCategory,
  aMenu,
  aModifier,
  aModifierGroup,
  anId,
  anItem,
  deepFreeze,
} from '@comanda/testing';
import { expect, test } from 'vitest';
import { orderedNames } from './ordered-names';

const cream = aModifier({ modifier_id: anId(4), name: 'Whipped cream' });
const mousse = anItem({
  item_id: anId(1),
  name: 'Chocolate mousse',
  item_modifier_groups: [aModifierGroup({ modifiers: [cream] })],
});
const index = indexMenus(
  deepFreeze([{ ...aMenu(), categories: [{ ...aCategory(), items: [mousse] }] }]),
);

function ordered(item_id: string, modifier_id: string) {
  const choice = {
    modifier_id,
    modifier_group_id: anId(9),
    modifier_group_name: 'Avec',
    name: 'Chantilly',
    price: 0,
    count: 2,
    allergens: null,
    diets: null,
  } satisfies OrderItem['modifiers'][number];
  return { item_id, name: 'Mousse au chocolat', modifiers: [choice] };
}

test('a dish has the menu’s name, and so has what was chosen with it', () => {
  const names = orderedNames(ordered(mousse.item_id, cream.modifier_id), index);
  expect(names).toEqual({ dish: 'Chocolate mousse', choices: ['2 × Whipped cream'] });
});

test('what is on the menu no more is told as it was ordered', () => {
  const asOrdered = { dish: 'Mousse au chocolat', choices: ['2 × Chantilly'] };
  expect(orderedNames(ordered(anId(2), anId(3)), index)).toEqual(asOrdered);
  expect(orderedNames(ordered(mousse.item_id, anId(3)), index)).toEqual({
    ...asOrdered,
    dish: 'Chocolate mousse',
  });
  expect(orderedNames(ordered(mousse.item_id, anId(3)), null)).toEqual(asOrdered);
});
