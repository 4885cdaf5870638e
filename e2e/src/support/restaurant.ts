import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Item,
  ItemModifierGroup,
  Language,
  Menu,
  PaymentTotals,
  Restaurant,
} from '@comanda/contracts';
import { request } from '@playwright/test';

const MOST_TRIES = 20;
const TRY_AGAIN_MS = 250;

/** One line as the server is asked about it. */
export type WantedLine = {
  readonly dish: Dish;
  readonly modifiers?: readonly string[];
  readonly multiplier?: number;
};

export type Dish = Item & {
  /** The name in the restaurant's own language, which is what an order is written in. */
  readonly own_name: string;
  /** The name a modifier has in the guest's language, by its English one. */
  readonly nameOf: (modifier: string) => string;
};

export type ServedRestaurant = Awaited<ReturnType<typeof openRestaurant>>;

/** A restaurant as the server tells it, named in English and read in the guest's language. */
export async function openRestaurant(url: string, endpoint: string, language: Language) {
  const api = await request.newContext({ baseURL: url });
  const { restaurant } = await read<{ restaurant: Restaurant }>(
    `/api/restaurant/${endpoint}?language=${language}`,
  );
  const english = await readMenus('en');
  const spoken = language === 'en' ? english : await readMenus(language);
  const translated = new Map(spoken.flatMap(itemsOf).map((item) => [item.item_id, item]));

  async function read<Reply>(path: string): Promise<Reply> {
    let reply = await api.get(path);
    // A server that has just imported on a busy machine puts readers off, who come again as every client does.
    for (let tries = 0; reply.status() === 503 && tries < MOST_TRIES; tries += 1) {
      await sleep(TRY_AGAIN_MS);
      reply = await api.get(path);
    }
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}.`);
    return (await reply.json()) as Reply; // the contract's reply
  }
  async function readMenus(wanted: Language): Promise<readonly Menu[]> {
    const { menus } = await read<{ menus: readonly Menu[] }>(
      `/api/menu/${endpoint}/menus?language=${wanted}`,
    );
    return menus;
  }

  function dish(name: string): Dish {
    const original = only(english.flatMap(itemsOf), name);
    const item = translated.get(original.item_id) ?? original;
    const modifiers = new Map(
      item.item_modifier_groups
        .flatMap((group) => group.modifiers)
        .map((m) => [m.modifier_id, m.name]),
    );
    return {
      ...item,
      own_name: original.name,
      nameOf(modifier) {
        const { modifier_id } = only(
          original.item_modifier_groups.flatMap((group) => group.modifiers),
          modifier,
        );
        return modifiers.get(modifier_id) ?? modifier;
      },
    };
  }

  /** Returns the server's total of an order. */
  async function totalsOf(
    lines: readonly WantedLine[],
    tip: { readonly tip_percentage?: number; readonly tip_fixed?: number } = {},
  ): Promise<PaymentTotals> {
    const items = lines.map(
      ({ dish: { item_id, item_modifier_groups, nameOf }, modifiers = [], multiplier = 1 }) => {
        const wanted = modifiers.map(nameOf);
        const modifier_ids = item_modifier_groups
          .flatMap((group) => choose(group, wanted))
          .toSorted();
        return { item_id, multiplier, modifier_ids };
      },
    );
    const { restaurant_id } = restaurant;
    const reply = await api.post('/api/order/calculateTotals', {
      data: { order: { restaurant_id, order_type: 'TAKEOUT', items, ...tip } },
    });
    if (!reply.ok()) throw new Error(`The totals were refused: ${await reply.text()}`);
    const { totals } = (await reply.json()) as { totals: PaymentTotals }; // the contract's reply
    return totals;
  }

  /** Marks a dish sold out, or back, as the staff would. */
  async function setStock(name: string, is_in_stock: boolean): Promise<void> {
    const signIn = await api.post('/api/staff/signIn', {
      data: { restaurant_id: restaurant.restaurant_id, pin: '2468' },
    });
    const { token } = (await signIn.json()) as { token: string }; // the contract's reply
    const reply = await api.post(`/api/items/${dish(name).item_id}/stock`, {
      data: { is_in_stock },
      headers: { authorization: `Bearer ${token}` },
    });
    if (!reply.ok())
      throw new Error(`The stock of ${name} could not be set: ${await reply.text()}`);
  }

  return {
    ...restaurant,
    /** Public data of it. */
    read,
    dish,
    totalsOf,
    setStock,
    /** A menu's name in the guest's language, by its English one. */
    menuName(name: string): string {
      const { menu_id } = only(english, name);
      return spoken.find((menu) => menu.menu_id === menu_id)?.name ?? name;
    },
    close: () => api.dispose(),
  };
}

/** The ids of what is chosen in a group: its defaults, which a choice of one among several replaces. */
function choose(
  { modifiers, max_selections }: ItemModifierGroup,
  wanted: readonly string[],
): string[] {
  const chosen = modifiers.filter(({ name }) => wanted.includes(name));
  const defaults = modifiers.filter(({ default_count }) => default_count > 0);
  const taken = max_selections === 1 && chosen.length > 0 ? chosen : [...defaults, ...chosen];
  return taken.map(({ modifier_id }) => modifier_id);
}

function itemsOf({ categories }: Menu): readonly Item[] {
  return categories.flatMap(({ items }) => items);
}

function only<Named extends { readonly name: string }>(
  things: readonly Named[],
  name: string,
): Named {
  const [found] = things.filter((thing) => thing.name === name);
  if (found === undefined) throw new Error(`The demo restaurant has no "${name}".`);
  return found;
}
