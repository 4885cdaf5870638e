import {
  type ApiClient,
  createApiClient,
  type IntentReply,
  newIntentKey,
  type PricedInput,
  unwrap,
} from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import { inject } from 'vitest';

function key() {
  return { key: newIntentKey() };
}

type Line = { readonly name: string; readonly is_reward?: boolean };

/** A phone at the inn: its session, and what guests and staff do with it. */
export type Phone = {
  readonly client: ApiClient;
  readonly restaurant_id: string;
  readonly table_id: string;
  /** Seats a guest; resolves with the id. */
  readonly seat: (name: string) => Promise<string>;
  /** Lines of dishes, by their names. */
  readonly lines: (...dishes: readonly Line[]) => Promise<PricedInput['items']>;
};

/** Opens a session at the inn: at the table of a code, or at none. */
export async function openPhone(local_id: string | null): Promise<Phone> {
  let token: string | null = null;
  const client = createApiClient({ base_url: inject('api_url'), token: () => token });
  const { restaurant } = unwrap(await client.getRestaurant({ restaurant: 'inn' }));
  const { restaurant_id } = restaurant;
  let table_id: string;
  if (local_id === null) {
    const section = { restaurant_id, section_type: 'TAKEOUT' } as const;
    ({ token, table_id } = unwrap(await client.addSectionGuest(section, key())));
  } else {
    const joined = unwrap(await client.joinTable({ restaurant_id, local_id }));
    token = joined.token;
    ({ table_id } = joined.table);
  }
  return {
    client,
    restaurant_id,
    table_id,
    async seat(name) {
      const guest = { restaurant_id, table_id, guest: { name } };
      return unwrap(await client.addTableGuest(guest, key())).guest_id;
    },
    async lines(...dishes) {
      const { menus } = unwrap(await client.listMenus({ restaurant: 'inn' }));
      const items = menus.flatMap(({ categories }) => categories).flatMap((each) => each.items);
      return dishes.map(({ name, is_reward = false }) => ({
        item_id: items.find((each) => each.name === name)?.item_id ?? '',
        modifier_ids: [],
        multiplier: 1,
        special_instructions: '',
        campaign_instance_id: null,
        is_reward_item: is_reward,
        analytics_menu_id: null,
      }));
    },
  };
}

/** Pays what an intent asks for by the sandbox's Visa, as a browser does, and has the order placed or the share closed. */
export async function payByCard(
  { client, restaurant_id }: Phone,
  guest_id: string,
  { payment_intent, processor }: IntentReply,
): Promise<Order> {
  const { payment_intent_id: token, client_secret } = payment_intent;
  const card = { client_secret, key: processor.publishable_key, payment_method: 'pm_card_visa' };
  await fetch(`${inject('sandbox_url')}/v1/payment_intents/${token}/confirm`, {
    method: 'POST',
    body: new URLSearchParams(card),
  });
  const paid = { restaurant_id, guest_id, token, payment_method: 'CARD' } as const;
  return unwrap(await client.orderAndPay(paid, key())).order;
}

/** A client with the session of the inn's staff. */
export async function openStaff(restaurant_id: string): Promise<ApiClient> {
  let token: string | null = null;
  const client = createApiClient({ base_url: inject('api_url'), token: () => token });
  token = unwrap(await client.signInStaff({ restaurant_id, pin: '5150' })).token;
  return client;
}
