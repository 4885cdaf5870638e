import { createApiClient, newIntentKey, unwrap } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';

export type CounterOrder = {
  readonly base_url: string;
  /** Its endpoint. */
  readonly restaurant: string;
  readonly name: string;
  /** One line of two for each. */
  readonly wishes?: readonly string[];
  /** Dishes without choices, by their own names, in place of the first such dish; one for each wish. */
  readonly dishes?: readonly string[];
  readonly pickup_time?: string | null;
};

/** Orders something simple to take out, to be paid at the counter, as a phone would. */
export async function placeCounterOrder({
  base_url,
  restaurant,
  name,
  wishes = ['Extra napkins'],
  dishes = [],
  pickup_time = null,
}: CounterOrder): Promise<Order> {
  let token: string | null = null;
  const client = createApiClient({ base_url, token: () => token });
  const { restaurant: place } = unwrap(await client.getRestaurant({ restaurant }));
  const { restaurant_id } = place;
  const { menus } = unwrap(await client.listMenus({ restaurant }));
  const plain = menus
    .filter((menu) => menu.schedule === null)
    .flatMap((menu) => menu.categories)
    .flatMap((category) => category.items)
    .filter((each) => each.is_in_stock && each.item_modifier_groups.length === 0);
  const items = wishes.map((_, index) => {
    const name = dishes[index];
    const item = plain.find((each) => name === undefined || each.name === name);
    if (!item) throw new Error(`${restaurant} has no ${name ?? 'dish'} without choices.`);
    return item;
  });

  const key = newIntentKey();
  const section = unwrap(
    await client.addSectionGuest({ restaurant_id, section_type: 'TAKEOUT' }, { key }),
  );
  token = section.token;
  const { guest_id } = unwrap(
    await client.addTableGuest(
      { restaurant_id, table_id: section.table_id, guest: { name } },
      { key: newIntentKey() },
    ),
  );
  // A restaurant may ask for a number.
  const guest = { guest_id, phone_number: '718 555 0199' };
  unwrap(await client.updateGuest({ restaurant_id, guest }, { key: newIntentKey() }));
  const priced = {
    restaurant_id,
    items: items.map(({ item_id }, index) => ({
      item_id,
      modifier_ids: [],
      multiplier: 2,
      special_instructions: wishes[index] ?? '',
      campaign_instance_id: null,
      is_reward_item: false,
      analytics_menu_id: null,
    })),
    order_type: 'TAKEOUT' as const,
  };
  const { totals } = unwrap(await client.calculateTotals({ order: priced }));
  const { order } = unwrap(
    await client.orderAndPay(
      {
        ...priced,
        payment_method: 'COUNTER',
        guest_id,
        order_instructions: '',
        pickup_time,
        expected_total: totals.total_with_tip_and_tax,
      },
      { key: newIntentKey() },
    ),
  );
  return order;
}
