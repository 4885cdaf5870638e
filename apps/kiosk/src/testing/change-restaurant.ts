import type { Menu, Restaurant, Schedule } from '@comanda/contracts';
import { changeReplies } from './open-kiosk';

/** Has a kiosk read its restaurant with changes, until the test ends. */
export function changeRestaurant(changes: (read: Restaurant) => Partial<Restaurant>): void {
  changeReplies('/api/restaurant/', async (reply, url) => {
    if (!/\/restaurant\/[^/]+$/u.test(new URL(url).pathname)) return reply;
    const { restaurant } = (await reply.json()) as { restaurant: Restaurant }; // the contract's reply
    return Response.json({ restaurant: { ...restaurant, ...changes(restaurant) } });
  });
}

/** The same for each of its menus. */
export function changeMenus(changes: (read: Menu) => Partial<Menu>): void {
  changeReplies('/menus', async (reply) => {
    const { menus } = (await reply.json()) as { menus: readonly Menu[] }; // the contract's reply
    return Response.json({ menus: menus.map((menu) => ({ ...menu, ...changes(menu) })) });
  });
}

/** Hours of every day by the minutes from now on, in a timezone. */
export function hoursFromNow(timezone: string, from: number, until: number): Schedule {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: timezone });
  const [start_time = '', end_time = ''] = [from, until].map((minutes) =>
    time.format(Date.now() + minutes * 60_000),
  );
  return {
    schedule_id: crypto.randomUUID(),
    name: 'Hours',
    intervals: [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({ day_of_week, start_time, end_time })),
    exceptions: [],
  };
}
