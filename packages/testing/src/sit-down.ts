import { createApiClient, newIntentKey, unwrap } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';

export type Seat = {
  readonly base_url: string;
  /** Its endpoint. */
  readonly restaurant: string;
  /** The code on the table's card. */
  readonly local_id: string;
  readonly name: string;
};

export type Diner = {
  readonly guest_id: string;
  readonly table_id: string;
  /** Sends a round of one dish, with a note. */
  readonly order: (dish: string, note?: string) => Promise<Order>;
  readonly callWaiter: (request: string) => Promise<void>;
};

/** Sits a guest down at a table, by its code, as a phone would. */
export async function sitDown({
  base_url,
  restaurant: endpoint,
  local_id,
  name,
}: Seat): Promise<Diner> {
  let token: string | null = null;
  const client = createApiClient({ base_url, token: () => token });
  const { restaurant } = unwrap(await client.getRestaurant({ restaurant: endpoint }));
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
    async order(dish, note = '') {
      const { menus } = unwrap(await client.listMenus({ restaurant: endpoint }));
      const items = menus.flatMap(({ categories }) => categories).flatMap((each) => each.items);
      const item = items.find((each) => each.name === dish);
      if (!item) throw new Error(`There is no ${dish}.`);
      const line = {
        item_id: item.item_id,
        modifier_ids: [],
        multiplier: 1,
        special_instructions: note,
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
