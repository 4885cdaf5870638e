import { createApiClient, newIntentKey, unwrap } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import { inject } from 'vitest';

export type Diner = {
  readonly guest_id: string;
  readonly table_id: string;
  readonly order: (dish: string) => Promise<Order>;
  readonly callWaiter: (request: string) => Promise<void>;
};

/** Sits a guest down at a table of the test restaurant, by its code. */
export async function sitDown(local_id: string, name: string): Promise<Diner> {
  let token: string | null = null;
  const client = createApiClient({ base_url: inject('api_url'), token: () => token });
  const { restaurant } = unwrap(await client.getRestaurant({ restaurant: 'pier' }));
  const { restaurant_id } = restaurant;
  const joined = unwrap(await client.joinTable({ restaurant_id, local_id }));
  token = joined.token;
  const { table_id } = joined.table;
  const added = unwrap(
    await client.addTableGuest(
      { restaurant_id, table_id, guest: { name } },
      { key: newIntentKey() },
    ),
  );
  const { guest_id } = added;
  return {
    guest_id,
    table_id,
    async order(dish) {
      const { menus } = unwrap(await client.listMenus({ restaurant: 'pier' }));
      const items = menus.flatMap(({ categories }) => categories).flatMap((each) => each.items);
      const item = items.find((each) => each.name === dish);
      if (!item) throw new Error(`There is no ${dish}.`);
      const line = {
        item_id: item.item_id,
        modifier_ids: [],
        multiplier: 1,
        special_instructions: '',
        campaign_instance_id: null,
        is_reward_item: false,
        analytics_menu_id: null,
      };
      const round = { restaurant_id, guest_id, item_instances: [line] };
      return unwrap(await client.addToOrder(round, { key: newIntentKey() })).order;
    },
    async callWaiter(request) {
      unwrap(await client.callWaiter({ restaurant_id, table_id, guest_name: name, request }));
    },
  };
}
