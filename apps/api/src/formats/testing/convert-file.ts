import type { ConvertedMenu } from '../convert-menu';
import { isOwnItem, type ItemFile } from '@comanda/contracts/bundle';
import type { ReadOptions } from '../foreign-menu';
import type { Format } from '../formats';
import { importForeign } from '../import-foreign';

/** Converts a file of a test; amounts are US dollars unless it says otherwise. */
export function convertFile(
  format: Format,
  files: readonly unknown[],
  read: Partial<ReadOptions> = {},
): ConvertedMenu {
  const converted = importForeign(format, files, {
    currency: 'USD',
    country: 'US',
    pick: null,
    location: null,
    ...read,
  });
  if (!converted.ok) throw new Error(JSON.stringify(converted.error));
  return converted.value;
}

/** Every dish of a converted menu, by name. */
export function dishesOf({ menus }: ConvertedMenu): Map<string, ItemFile> {
  const items = menus.menus.flatMap((menu) =>
    menu.categories.flatMap((category) => category.items),
  );
  return new Map(items.filter(isOwnItem).map((item) => [item.name, item]));
}

/** The groups that a dish asks, in short: name, how many, and each option with its price. */
export function questionsOf(converted: ConvertedMenu, dish: string): unknown[] {
  const groups = new Map(converted.menus.modifier_groups.map((group) => [group.key, group]));
  return (dishesOf(converted).get(dish)?.modifier_groups ?? []).map((use) => {
    const group = groups.get(typeof use === 'string' ? use : use.group);
    const options = group?.modifiers.map(({ name, price }) => [name, price]) ?? [];
    return [group?.name, [group?.min_qty, group?.max_qty], Object.fromEntries(options)];
  });
}

/** Refusals in short form: dish, part, reason, what is left out. */
export function refusedOf({ refusals }: ConvertedMenu): string[] {
  return refusals.map(
    ({ item, part, reason, leaves_out }) => `${item} / ${part ?? 'all'}: ${reason} → ${leaves_out}`,
  );
}
