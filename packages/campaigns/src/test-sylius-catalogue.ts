import type { Campaign } from '@comanda/contracts';
import { anEntityCampaign, centsOff, percentOff } from '@comanda/testing';
import { toCents, type Ware } from './test-shop';

/** Products of a scenario about sale prices, its terms, and the prices it expects. */
export type Catalogue = {
  readonly wares: readonly Ware[];
  readonly campaigns: readonly Campaign[];
  readonly at: Date | null;
  readonly prices: readonly { readonly id: string; readonly price: number }[];
};

type Sale = {
  readonly name: string;
  readonly isExclusive: boolean;
  readonly priority: number;
  readonly amount: string;
  readonly targets: string[];
  period: readonly [string, string] | null;
};

type Reader = readonly [RegExp, (found: readonly string[]) => void];

/** Reads a scenario that is told in words; null where it says something that is not read here. */
export function readCatalogue(sentences: readonly string[]): Catalogue | null {
  const wares = new Map<string, { readonly price: number; readonly product: string }>();
  const taxonOf = new Map<string, string>();
  const parents = new Map<string, string>();
  const sales: Sale[] = [];
  const prices: { id: string; price: number }[] = [];
  let product = '';
  let viewed = '';
  let at: Date | null = null;

  const readers: readonly Reader[] = [
    [/^the store (?:operates on a single channel|classifies its products)/u, () => undefined],
    [/^the store has a "([^"]+)" configurable product$/u, ([name = '']) => (product = name)],
    [
      /^the store has a product "([^"]+)" priced at "([^"]+)"$/u,
      ([name = '', price = '']) => {
        product = name;
        wares.set(name, { price: dollars(price), product });
      },
    ],
    [
      /^this product has "([^"]+)" variant priced at "([^"]+)"$/u,
      ([name = '', price = '']) => wares.set(name, { price: dollars(price), product }),
    ],
    [/^this product belongs to "([^"]+)"$/u, ([taxon = '']) => taxonOf.set(product, taxon)],
    [
      /^the "([^"]+)" taxon has child taxon "([^"]+)"$/u,
      ([parent = '', child = '']) => parents.set(child, parent),
    ],
    [
      /^there is (?:an?|another) (exclusive )?catalog promotion "([^"]+)"(?: with priority (\d+))? that reduces price by (?:fixed )?"([^"]+)"(?: in the "[^"]+" channel)? and applies on (.+)$/u,
      ([exclusive, name = '', priority = '0', amount = '', targets = '']) =>
        sales.push({
          name,
          isExclusive: exclusive !== undefined,
          priority: Number(priority),
          amount,
          targets: quoted(targets),
          period: null,
        }),
    ],
    [/^it applies also on (.+)$/u, ([more = '']) => sales.at(-1)?.targets.push(...quoted(more))],
    [/^it is "([^"]+)" now$/u, ([day]) => (at = new Date(`${day}T12:00:00Z`))],
    [
      /^the catalog promotion "([^"]+)" operates between "([^"]+)" and "([^"]+)"$/u,
      ([name, from = '', until = '']) => {
        const sale = sales.find((each) => each.name === name);
        if (sale) sale.period = [from, until];
      },
    ],
    [/^I view product "([^"]+)"$/u, ([name = '']) => (viewed = firstOf(name))],
    [/^I view "([^"]+)" variant of/u, ([name = '']) => (viewed = name)],
    [/^I view variants$/u, () => undefined],
    [
      /^I should see the product original price|has no catalog promotion applied$/u,
      () => undefined,
    ],
    [/^I should see the product price "([^"]+)"$/u, ([price = '']) => expectPrice(viewed, price)],
    [
      /^I should see this (?:variant|product) is discounted from "[^"]+" to "([^"]+)"/u,
      ([price = '']) => expectPrice(viewed, price),
    ],
    [
      /^I should see "([^"]+)" variant is discounted from "[^"]+" to "([^"]+)"/u,
      ([name = '', price = '']) => expectPrice(name, price),
    ],
    [/^I should see this variant is not discounted$/u, () => expectUnchanged(viewed)],
    [/^I should see "([^"]+)" variant is not discounted$/u, ([name = '']) => expectUnchanged(name)],
  ];

  const isRead = sentences.every((sentence) => {
    const words = sentence.replace(/^(?:Given|When|Then|And|But) /u, '');
    const reader = readers.find(([pattern]) => pattern.test(words));
    if (reader) reader[1](reader[0].exec(words)?.slice(1) ?? []);
    return reader !== undefined;
  });
  if (!isRead || prices.length === 0) return null;
  return {
    wares: [...wares].map(([id, { price }]) => ({ id, price, quantity: 1 })),
    campaigns: sales.toSorted((a, b) => b.priority - a.priority).map(toCampaign),
    at,
    prices,
  };

  function toCampaign({ name, isExclusive, amount, targets, period }: Sale): Campaign {
    const item_ids = [...wares.keys()].filter((id) =>
      targets.some((target) => namesOf(id).includes(target)),
    );
    return anEntityCampaign({
      name,
      is_exclusive: isExclusive,
      starts_at: period && `${period[0]}T00:00:00Z`,
      ends_at: period && `${period[1]}T00:00:00Z`,
      discounted_entity: { item_ids, category_ids: [], menu_ids: [] },
      discount: amount.endsWith('%')
        ? percentOff(Number.parseFloat(amount))
        : centsOff(dollars(amount), { is_per_unit: true }),
    });
  }

  /** Itself, its product, and the taxons it is in. */
  function namesOf(id: string): string[] {
    const names = [id, wares.get(id)?.product ?? ''];
    let taxon = taxonOf.get(wares.get(id)?.product ?? '');
    while (taxon !== undefined) {
      names.push(taxon);
      taxon = parents.get(taxon);
    }
    return names;
  }

  function firstOf(name: string): string {
    return [...wares].find(([, ware]) => ware.product === name)?.[0] ?? name;
  }

  function expectPrice(id: string, price: string): void {
    prices.push({ id, price: dollars(price) });
  }

  function expectUnchanged(id: string): void {
    prices.push({ id, price: wares.get(id)?.price ?? 0 });
  }
}

function dollars(text: string): number {
  return toCents(text.replace('$', ''));
}

function quoted(text: string): string[] {
  return [...text.matchAll(/"([^"]+)"/gu)].map(([, name = '']) => name);
}
