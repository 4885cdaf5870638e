import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '@comanda/contracts';
import { indexItem, type ModifierCounts, priceWithModifiers } from '@comanda/modifiers';
import { readCorpus } from '@comanda/testing/corpus';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBundle } from '../bundles/import-bundle';
import { formatFault } from '../bundles/fault';
import { writeFolder } from '../bundles/write-folder';
import { items, modifier_groups, modifiers } from '../db/schema/index';
import { type RunningApi, startApi } from '../testing';
import type { ConvertedMenu } from './convert-menu';
import { draftFolder } from './draft-folder';
import type { ReadOptions } from './foreign-menu';
import type { Format } from './formats';
import { importForeign } from './import-foreign';
import {
  dominosPrices,
  dominosToppingPrices,
  grabPrices,
  schemaOrgPrices,
  type SourcePrices,
  squarePrices,
  tastyPrices,
} from './testing/source-prices';

type Source = {
  readonly format: Format;
  readonly files: readonly string[];
  readonly read: Partial<ReadOptions>;
  readonly prices: SourcePrices;
};

const TASTY = ['menus', 'menu_options', 'categories', 'location', 'statuses'];

const SOURCES: readonly Source[] = [
  { format: 'square', files: ['square-catalog-graphql-seed.json'], read: {}, prices: squarePrices },
  {
    format: 'square',
    files: ['square-catalog-orders-payments-seed.json'],
    read: { currency: 'USD' },
    prices: squarePrices,
  },
  {
    format: 'tastyigniter',
    files: TASTY.map((name) => `tastyigniter-demo-${name}.json`),
    read: { currency: 'CAD', country: 'GB' },
    prices: tastyPrices,
  },
  {
    format: 'grabfood',
    files: ['grabfood-menu-campaign-hours-examples.json'],
    read: { currency: 'USD' },
    prices: grabPrices,
  },
  {
    format: 'schema-org',
    files: ['schema-org-menu-examples.json'],
    read: { pick: 'Some Restaurant' },
    prices: schemaOrgPrices('Some Restaurant'),
  },
  {
    format: 'schema-org',
    files: ['schema-org-menu-examples.json'],
    read: { pick: 'The Restaurant' },
    prices: schemaOrgPrices('The Restaurant'),
  },
  {
    format: 'dominos',
    files: ['dominos-us-2020-powermenu.json', '../locations/dominos-store-profile-2020.json'],
    read: { currency: 'USD' },
    prices: dominosPrices,
  },
  {
    format: 'dominos',
    files: ['dominos-us-normalised-2021.json'],
    read: { currency: 'USD' },
    prices: dominosPrices,
  },
];

let api: RunningApi;
let room: string;
beforeAll(async () => {
  api = await startApi();
  room = mkdtempSync(join(tmpdir(), 'comanda-formats-'));
});
afterAll(async () => {
  rmSync(room, { recursive: true, force: true });
  await api.close();
});

test.each(
  SOURCES.map(
    (source, index) =>
      [`${source.format} ${source.read.pick ?? source.files[0]}`, source, index] as const,
  ),
)(
  '%s is imported at the prices of the source',
  async (name, { format, files, read, prices }, index) => {
    const texts = files.map((file) => readCorpus(`menus/${file}`));
    if (texts.includes(null)) {
      process.stdout.write(`${name}: corpus not found, skipped\n`);
      return;
    }
    const parsed = texts.map((text) => JSON.parse(text ?? ''));
    const source = prices(parsed);
    const converted = importForeign(format, parsed, {
      currency: null,
      country: 'US',
      pick: null,
      location: null,
      ...read,
    });
    if (!converted.ok) throw new Error(JSON.stringify(converted.error));
    const units = await importUnits(converted.value, `source-${index}`);
    const charged = new Map(
      [...units].map(([id, { item, counts }]) => [id, priceOf(item, counts)]),
    );

    const refused = refusedIn(converted.value);
    expect(charged).toEqual(new Map([...source].filter(([id]) => !refused.has(id))));
    expect([...charged.keys(), ...refused].toSorted()).toEqual([...source.keys()].toSorted());
    print(name, converted.value, source, charged);
    if (format === 'dominos') expectToppings(toppingPrices(units), dominosToppingPrices(parsed));
  },
);

type Unit = { readonly item: Item; readonly counts: ModifierCounts };

function expectToppings(
  ours: ReadonlyMap<string, number>,
  theirs: ReadonlyMap<string, number>,
): void {
  process.stdout.write(`  ${ours.size} prices with one to four extra toppings\n`);
  expect(ours.size).toBeGreaterThan(500);
  expect([...ours].filter(([key, price]) => theirs.get(key) !== price)).toEqual([]);
}

/** Imports the menu as an operator would, and finds everything sold on the menu that guests get: id of the source → how it is ordered. */
async function importUnits(converted: ConvertedMenu, endpoint: string): Promise<Map<string, Unit>> {
  const folder = join(room, endpoint);
  const said = { endpoint, name: endpoint, address: '1 Test Street', timezone: 'America/New_York' };
  const written = writeFolder(folder, draftFolder(converted, said).files);
  if (!written.ok) throw new Error(written.error);
  const imported = await importBundle(api.deps, folder);
  if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));

  const { db, catalogue } = api.deps;
  const entry = await catalogue.get(endpoint);
  const sold =
    entry?.menus.flatMap((menu) => menu.categories.flatMap((category) => category.items)) ?? [];
  const { restaurant_id } = imported.value;
  const itemIds = new Map(
    (await db.select().from(items).where(eq(items.restaurant_id, restaurant_id))).map((row) => [
      row.key,
      row.item_id,
    ]),
  );
  const groups = new Map(
    (
      await db
        .select()
        .from(modifier_groups)
        .where(eq(modifier_groups.restaurant_id, restaurant_id))
    ).map((row) => [row.modifier_group_id, row.key]),
  );
  const choices = new Map(
    (await db.select().from(modifiers).where(eq(modifiers.restaurant_id, restaurant_id))).map(
      (row) => [`${groups.get(row.modifier_group_id)}.${row.key}`, row.modifier_id],
    ),
  );

  return new Map(
    converted.sold.map(({ source_id, item: key, choice }) => {
      const item = sold.find(({ item_id }) => item_id === itemIds.get(key));
      if (item === undefined) throw new Error(`${key} is not on the menu.`);
      const chosen = choice === null ? undefined : choices.get(choice);
      return [source_id, { item, counts: chosen === undefined ? {} : { [chosen]: 1 } }];
    }),
  );
}

/** Prices of a product with one, two, … extra toppings, up to the maximum: "id count" → cents. */
function toppingPrices(units: ReadonlyMap<string, Unit>): Map<string, number> {
  return new Map(
    [...units].flatMap(([id, { item, counts }]) => {
      const group = item.item_modifier_groups.find(({ name }) => name === 'Extra toppings');
      const [topping] = group?.modifiers ?? [];
      if (group === undefined || topping === undefined) return [];
      return Array.from({ length: group.max_qty }, (_, index) => {
        const chosen = { ...counts, [topping.modifier_id]: index + 1 };
        return [`${id} ${index + 1}`, priceOf(item, chosen)] as const;
      });
    }),
  );
}

function refusedIn({ refusals, sold }: ConvertedMenu): Set<string> {
  const taken = new Set(sold.map(({ source_id }) => source_id));
  const away = refusals
    .filter(({ leaves_out }) => leaves_out === 'item')
    .flatMap(({ source_ids }) => source_ids);
  return new Set(away.filter((id) => !taken.has(id)));
}

function print(
  name: string,
  { menus, refusals }: ConvertedMenu,
  source: ReadonlyMap<string, number>,
  charged: ReadonlyMap<string, number>,
): void {
  const dishes = menus.menus.flatMap((menu) =>
    menu.categories.flatMap((category) => category.items),
  ).length;
  const options = menus.modifier_groups.flatMap((group) => group.modifiers).length;
  const reasons = new Map<string, number>();
  for (const { leaves_out, reason } of refusals) {
    const key = `${reason} (${leaves_out})`;
    reasons.set(key, (reasons.get(key) ?? 0) + 1);
  }
  const refused = [...source].filter(([id]) => !charged.has(id)).map(([, price]) => price);
  process.stdout.write(
    [
      name,
      `  source ${source.size} priced, ${sum([...source.values()])} cents = imported ${charged.size}, ${sum([...charged.values()])} + refused ${refused.length}, ${sum(refused)}`,
      `  ${dishes} items, ${menus.modifier_groups.length} groups, ${options} options`,
      `  refused: ${[...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'nothing'}`,
      '',
    ].join('\n'),
  );
}

function sum(prices: readonly number[]): number {
  return prices.reduce((total, price) => total + price, 0);
}

function priceOf(item: Item, counts: ModifierCounts): number {
  return priceWithModifiers(indexItem(item), counts);
}
