import type { Menu, SoldOut } from '@comanda/contracts';

/** A dish or a choice, and whether it is sold out. */
export type StockEntry = {
  readonly kind: 'dish' | 'choice';
  readonly id: string;
  readonly name: string;
  /** Where it is found: a dish's menu and category, a choice's group. */
  readonly place: string;
  readonly is_in_stock: boolean;
  /** When it is back by itself; null = when staff say so, or it is in stock. */
  readonly until: string | null;
};

type Until = ReadonlyMap<string, string | null>;

/** Lists all dishes and choices of a restaurant, each once, with those that are sold out first. */
export function toStock(menus: readonly Menu[], soldOut: SoldOut): readonly StockEntry[] {
  const items: Until = new Map(soldOut.items.map((each) => [each.item_id, each.is_in_stock_until]));
  const modifiers: Until = new Map(
    soldOut.modifiers.map((each) => [each.modifier_id, each.is_in_stock_until]),
  );
  const dishes = menus.flatMap(({ name: menu, categories }) =>
    categories.flatMap(({ name: category, items: its }) =>
      its.map(({ item_id, name }) =>
        entry({ kind: 'dish', id: item_id, name, place: `${menu} · ${category}` }, items),
      ),
    ),
  );
  const choices = menus
    .flatMap(({ categories }) => categories)
    .flatMap((category) => category.items)
    .flatMap((item) => item.item_modifier_groups)
    .flatMap(({ name: group, modifiers: its }) =>
      its.map(({ modifier_id, name }) =>
        entry({ kind: 'choice', id: modifier_id, name, place: group }, modifiers),
      ),
    );
  const all = [...new Map([...dishes, ...choices].map((each) => [each.id, each])).values()];
  return all.toSorted((a, b) => Number(a.is_in_stock) - Number(b.is_in_stock));
}

function entry(
  named: Pick<StockEntry, 'kind' | 'id' | 'name' | 'place'>,
  soldOut: Until,
): StockEntry {
  return {
    ...named,
    is_in_stock: !soldOut.has(named.id),
    until: soldOut.get(named.id) ?? null,
  };
}
