import type { Menu } from '@comanda/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restaurants } from '../../db/schema/index';
import { type SmallRestaurant, startSmallRestaurant } from '../../testing/small-restaurant';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';
const statements: string[] = [];
let small: SmallRestaurant;
let menus: Menu[];
beforeAll(async () => {
  small = await startSmallRestaurant({ onStatement: (sql) => statements.push(sql) });
  menus = (await small.api.inject('/api/menu/corner/menus')).json().menus;
});
afterAll(() => small.close());

function batch(menu_ids: readonly string[], query = '') {
  return small.api.inject({ method: 'POST', url: `/api/menu/batch${query}`, body: { menu_ids } });
}

test('menus by their ids come whole, in the order asked for, each once; unknown ones are left out', async () => {
  const [first, second] = menus.map(({ menu_id }) => menu_id) as [string, string];
  const reply = await batch([second, UNKNOWN, first, second]);
  expect(reply.json()).toEqual({ menus: [menus[1], menus[0]] });
  statements.length = 0;
  expect((await batch([first])).json()).toEqual({ menus: [menus[0]] });
  expect(statements).toEqual([]);
});

test('and in another language', async () => {
  const reply = await batch([menus[0]?.menu_id ?? ''], '?language=fr');
  expect(reply.json().menus[0].categories[0].name).toBe('Les burgers');
});

test.each([[[]], [['corner']], [Array.from({ length: 101 }, () => UNKNOWN)]])(
  'not %j',
  async (ids) => {
    expect((await batch(ids)).statusCode).toBe(400);
  },
);

test('a schedule by its id, with the menus that keep it', async () => {
  const { schedules } = (await small.api.inject('/api/menu/corner/schedules')).json();
  for (const schedule of schedules) {
    const reply = await small.api.inject(`/api/menu/schedule/${schedule.schedule_id}`);
    expect(reply.json()).toEqual({ schedule });
  }
  expect(schedules).toHaveLength(2);
  expect((await small.api.inject(`/api/menu/schedule/${UNKNOWN}`)).json().code).toBe('not_found');
});

test('a restaurant’s brand by endpoint and by id', async () => {
  const { logo } = (await small.api.inject('/api/restaurant/corner')).json().restaurant;
  for (const handle of ['corner', small.restaurant_id]) {
    expect((await small.api.inject(`/api/restaurant/concept/${handle}`)).json()).toEqual({
      restaurant_concept: {
        name: 'Corner Burger',
        logo1: logo,
        logo2: null,
        color1: '#aa2211',
        color2: null,
      },
    });
  }
  expect((await small.api.inject('/api/restaurant/concept/nobody')).statusCode).toBe(404);
});

test('a hidden restaurant is in no list, and its address works', async () => {
  const { db, catalogue } = small.api.deps;
  await db.update(restaurants).set({ is_hidden: true });
  catalogue.forget(small.restaurant_id);
  expect((await small.api.inject('/api/restaurants/list')).json()).toEqual({ restaurants: [] });
  const reply = await small.api.inject('/api/restaurant/corner');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toMatch(/is_hidden|webhook|second_logo/);
});
