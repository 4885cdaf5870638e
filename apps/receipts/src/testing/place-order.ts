import {
  type ApiResult,
  type Cancelling,
  createApiClient,
  createStaffClient,
  newIntentKey,
} from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import { inject } from 'vitest';

/** Orders two of something simple at the demo restaurant, once for each wish, to be paid at the counter, as a phone would; for now, or for a later time. */
export async function placeOrder(
  name: string,
  wishes: readonly string[] = ['Extra napkins'],
  pickup_time: string | null = null,
): Promise<Order> {
  let token: string | null = null;
  const client = createApiClient({ base_url: inject('api_url'), token: () => token });
  const { restaurant } = must(await client.getRestaurant({ restaurant: 'harbor' }));
  const { restaurant_id } = restaurant;
  const { menus } = must(await client.listMenus({ restaurant: 'harbor' }));
  const item = menus
    .filter((menu) => menu.schedule === null)
    .flatMap((menu) => menu.categories)
    .flatMap((category) => category.items)
    .find((each) => each.is_in_stock && each.item_modifier_groups.length === 0);
  if (!item) throw new Error('The demo has no dish that asks nothing.');

  const key = newIntentKey();
  const section = must(
    await client.addSectionGuest({ restaurant_id, section_type: 'TAKEOUT' }, { key }),
  );
  token = section.token;
  const { guest_id } = must(
    await client.addTableGuest(
      { restaurant_id, table_id: section.table_id, guest: { name } },
      { key: newIntentKey() },
    ),
  );
  // The demo asks for a number that it can be called on.
  const guest = { guest_id, phone_number: '718 555 0199' };
  must(await client.updateGuest({ restaurant_id, guest }, { key: newIntentKey() }));
  const priced = {
    restaurant_id,
    items: wishes.map((special_instructions) => ({
      item_id: item.item_id,
      modifier_ids: [],
      multiplier: 2,
      special_instructions,
      campaign_instance_id: null,
      is_reward_item: false,
      analytics_menu_id: null,
    })),
    order_type: 'TAKEOUT' as const,
  };
  const { totals } = must(await client.calculateTotals(priced));
  const { order } = must(
    await client.placeCounterOrder(
      {
        ...priced,
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

/** Has the staff of the demo restaurant call an order off. */
export async function cancelOrder(
  { order_id, restaurant_id }: Order,
  why: Cancelling,
): Promise<void> {
  const staff = await signIn(restaurant_id);
  must(await staff.setOrderStatus(order_id, { status: 'ORDER_CANCELLED', ...why }));
}

/** Has them take the money for these lines of it, or for all. */
export async function takeAtCounter(
  { order_id, restaurant_id }: Order,
  item_instance_ids?: string[],
): Promise<void> {
  const staff = await signIn(restaurant_id);
  must(await staff.markOrderPaid(order_id, { ...(item_instance_ids && { item_instance_ids }) }));
}

/** Has them give back what was paid for these lines of it, or for all; in cents. */
export async function giveBack(
  { order_id, restaurant_id }: Order,
  item_instance_ids?: string[],
): Promise<number> {
  const staff = await signIn(restaurant_id);
  const lines = { ...(item_instance_ids && { item_instance_ids }) };
  const given = must(await staff.refundOrder(order_id, lines, { key: newIntentKey() }));
  return given.refund.at_counter;
}

async function signIn(restaurant_id: string) {
  let token: string | null = null;
  const client = createStaffClient({ base_url: inject('api_url'), token: () => token });
  token = must(await client.signInStaff({ restaurant_id, pin: '2468' })).token;
  return client;
}

function must<Value>(result: ApiResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`The api refused: ${JSON.stringify(result.error)}`);
}
