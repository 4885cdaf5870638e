// @vitest-environment node
import type { Menu, Restaurant } from '@comanda/contracts';
import { expect, inject, test } from 'vitest';
import { pathTo } from '#app/paths';
import { drawPage } from './draw-page';
import { drawSheet } from './draw-sheet';

/** Tells the page that was drawn before from one drawn anew. */
const MARK = ' data-drawn-before=""';
const NOON = new Date('2026-03-04T17:00:00Z');

async function read<Reply>(path: string): Promise<Reply> {
  const reply = await fetch(`${inject('api_url')}/api/${path}?language=en`);
  return (await reply.json()) as Reply; // the contract's
}

test('a dish over its menu is what drawing both together gives', async () => {
  const { restaurant } = await read<{ restaurant: Restaurant }>('restaurant/harbor');
  const { menus } = await read<{ menus: Menu[] }>('menu/harbor/menus');
  const { endpoint } = restaurant;
  const at = { now: NOON, language: 'en', restaurant, menus, campaigns: [] } as const;
  let compared = 0;
  for (const menu of menus) {
    const { menu_id } = menu;
    const behind = await drawPage({ ...at, address: pathTo('menu', { endpoint, menu_id }) });
    const marked = behind.replace('<h1', `<h1${MARK}`);
    for (const category of menu.categories) {
      const { category_id } = category;
      for (const item of category.items.slice(-1)) {
        const { item_id } = item;
        const address = pathTo('item', { endpoint, menu_id, category_id, item_id });
        const drawn = await drawSheet({ menu, category, item }, { ...at, address }, marked);
        expect(drawn).toContain('<dialog');
        expect(drawn).toContain(MARK);
        expect(drawn.replace(MARK, '')).toBe(await drawPage({ ...at, address }));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(3);
}, 120_000);
