import { indexMenus } from '@comanda/cart';
import { aCategory, aMenu, anId, anItem } from '@comanda/testing';
import { expect, test } from 'vitest';
import { offeredPlace } from './use-offered-place';

const item = anItem();
const [lunch, dinner] = [0x11, 0x12].map((id) =>
  aMenu({ menu_id: anId(id), categories: [aCategory({ items: [item] })] }),
);

function placeWhen(...offered: readonly [menu: typeof lunch, can_order: boolean][]) {
  if (!lunch || !dinner) throw new Error('There are two menus.');
  const offers = offered.flatMap(([menu, can_order]) =>
    menu ? [{ menu, can_order, not_served: null }] : [],
  );
  return offeredPlace(indexMenus([lunch, dinner]), offers, item.item_id)?.menu;
}

test('a dish of several menus is found where it can be ordered, else where it is shown', () => {
  expect(placeWhen([lunch, false], [dinner, true])).toBe(dinner);
  expect(placeWhen([dinner, false])).toBe(dinner);
  expect(placeWhen([lunch, true], [dinner, true])).toBe(lunch);
  expect(placeWhen()).toBe(lunch);
  expect(offeredPlace(indexMenus([]), [], item.item_id)).toBeUndefined();
});
