/** The numbers of a shop's scenario: prices, rates, discounts, and what they come to. */
export type Shop = {
  readonly products: Record<string, { price: number; taxCategory: string | null }>;
  readonly promotions: Promotion[];
  readonly taxRates: { percent: number; category: string; includedInPrice: boolean }[];
  readonly cart: { product: string; quantity: number }[];
  readonly expect: { total?: number; tax?: number; includedTax?: number };
};

export type Promotion = {
  readonly rules: readonly { type: string; product?: string }[];
  readonly actions: readonly {
    type: string;
    product?: string;
    discount: { cents?: number; percent?: number };
  }[];
};

/** Reads numbers from a sentence; the groups of its pattern are the arguments. */
type Reading = readonly [RegExp, (shop: Shop, ...groups: string[]) => void];

const READINGS: readonly Reading[] = [
  [/store operates|default tax zone is|tax calculation strategy|one item in my cart/, () => {}],
  [/there is a promotion|total price of|decimal calculator/, () => {}],
  [
    /the store has (included in price )?"[^"]+" tax rate of (\d+)% for "([^"]+)" within the "US" zone$/,
    (shop, included = '', percent = '', category = '') => {
      const includedInPrice = included !== '';
      shop.taxRates.push({ percent: Number(percent), category, includedInPrice });
    },
  ],
  [
    /the store has a product "([^"]+)" priced at "\$([\d.]+)"$/,
    (shop, product = '', price = '') => {
      shop.products[product] = { price: toCents(price), taxCategory: null };
    },
  ],
  [
    /it belongs to "([^"]+)" tax category$/,
    (shop, taxCategory = '') => {
      const last = Object.values(shop.products).at(-1);
      if (last) last.taxCategory = taxCategory;
    },
  ],
  [
    /the promotion gives "\$([\d.]+)" off if order contains a "([^"]+)" product$/,
    (shop, amount = '', product = '') => {
      shop.promotions.push({
        rules: [{ type: 'orderContainsProduct', product }],
        actions: [{ type: 'order', discount: { cents: toCents(amount) } }],
      });
    },
  ],
  [
    /I (?:add|have) (?:(\d+) products|product) "([^"]+)" (?:to|in) the cart$/,
    (shop, quantity, product = '') => {
      shop.cart.push({ product, quantity: Number(quantity ?? 1) });
    },
  ],
  [
    /I change product "([^"]+)" quantity to (\d+) in my cart$/,
    (shop, product, quantity) => {
      const line = shop.cart.find((each) => each.product === product);
      if (line) line.quantity = Number(quantity);
    },
  ],
  [
    /my (?:cart )?(total|taxes|included in price taxes) should be "\$([\d.]+)"$/,
    (shop, what = '', amount = '') => {
      const names = {
        total: 'total',
        taxes: 'tax',
        'included in price taxes': 'includedTax',
      } as const;
      shop.expect[names[what as keyof typeof names]] = toCents(amount);
    },
  ],
];

/** Reads the sentences of a scenario into numbers; null as soon as one of them says something else. */
export function readScenario(sentences: readonly string[]): Shop | null {
  const shop: Shop = { products: {}, promotions: [], taxRates: [], cart: [], expect: {} };
  for (const sentence of sentences) {
    const reading = READINGS.find(([pattern]) => pattern.test(sentence));
    if (!reading) return null;
    const [pattern, apply] = reading;
    apply(shop, ...(pattern.exec(sentence)?.slice(1) ?? []));
  }
  return shop;
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
