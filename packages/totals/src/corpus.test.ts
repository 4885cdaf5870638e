import { allocate, cents, sumCents, zeroCents } from '@comanda/kernel';
import { type CorpusCase, readCorpus, reportCorpus } from '@comanda/testing/corpus';
import { test } from 'vitest';
import type { LineInput, TotalsInput } from './calculate-totals';
import type { Adjustment } from './line-discounts';
import { spreadDiscount, totalsOf } from './test-orders';
import { type Promotion, readScenario, type Shop } from './test-scenarios';

type Scenario = {
  readonly file: string;
  readonly scenario: string;
  readonly background: readonly string[];
  readonly steps: readonly string[];
  /** Machine-readable data at the time the scenarios were collected. */
  readonly structured: Shop | null;
};

test('TOT-5, TOT-14, TOT-15: the taxes of Sylius’ scenarios', () => {
  const text = readCorpus('tax/sylius-tax-and-rounding.json');
  const corpus: { scenarios: readonly Scenario[] } | null = text && JSON.parse(text);
  reportCorpus('Sylius, tax and rounding', corpus && corpus.scenarios.map(judge));
});

function judge({ file, scenario, background, steps, structured }: Scenario): CorpusCase {
  const name = `${file}: ${scenario}`;
  const shop = structured ?? readScenario([...background, ...steps]);
  if (shop === null) {
    return { name, verdict: 'not_expressible', why: whyNotRead([...background, ...steps]) };
  }
  const input = toInput(shop);
  if (meets(shop, input)) return { name, verdict: 'agrees', why: '' };
  if (meets(shop, ...input.lines.map((_, line) => lineAlone(input, line)))) {
    return { name, verdict: 'decided_otherwise', why: 'they round the tax per line, we per rate' };
  }
  if (meets(shop, ...input.lines.flatMap((_, line) => unitsAlone(input, line)))) {
    return { name, verdict: 'decided_otherwise', why: 'they round the tax per unit, we per rate' };
  }
  const { totals } = totalsOf(input);
  return { name, verdict: 'differs', why: JSON.stringify({ shop, totals }) };
}

/** Whether some orders come to what the scenario expects of them together. */
function meets({ expect }: Shop, ...inputs: readonly TotalsInput[]): boolean {
  const orders = inputs.map(totalsOf);
  const found = {
    total: orders.reduce((sum, { totals }) => sum + totals.total_with_tax, 0),
    tax: orders.reduce((sum, { totals }) => sum + totals.tax_amount, 0),
    includedTax: orders.reduce((sum, { totals }) => sum + totals.included_tax, 0),
  };
  return (['total', 'tax', 'includedTax'] as const).every(
    (name) => expect[name] === undefined || expect[name] === found[name],
  );
}

/** One line of an order as an order of its own, with what is taken off it there. */
function lineAlone(input: TotalsInput, line: number): TotalsInput {
  return {
    ...input,
    lines: input.lines.slice(line, line + 1),
    adjustments: (input.adjustments ?? []).map(({ line_shares }) => ({
      line_shares: line_shares.slice(line, line + 1),
    })),
  };
}

/** Every unit of a line as an order of its own. */
function unitsAlone(input: TotalsInput, line: number): TotalsInput[] {
  const alone = lineAlone(input, line);
  const [{ multiplier, ...unit } = { multiplier: 0, unit_price: zeroCents }] = alone.lines;
  const shares = (alone.adjustments ?? []).map(({ line_shares }) =>
    allocate(
      sumCents(line_shares),
      Array.from({ length: multiplier }, () => 1),
    ),
  );
  return Array.from({ length: multiplier }, (_, place) => ({
    ...alone,
    lines: [{ ...unit, multiplier: 1 }],
    adjustments: shares.map((units) => ({ line_shares: units.slice(place, place + 1) })),
  }));
}

/** Why a scenario has no machine-readable form, told by what its text speaks of. */
function whyNotRead(sentences: readonly string[]): string {
  const text = sentences.join('\n');
  if (/exchange rate/u.test(text)) return 'an order in two currencies';
  if (/shipping method/u.test(text)) return 'a delivery with a rate or discount of its own';
  if (/rest of the world/u.test(text)) return 'a rate that depends on where the guest lives';
  if (/starting at/u.test(text)) return 'a rate that depends on the date';
  return 'a sentence that was not read';
}

function toInput(shop: Shop): TotalsInput {
  const lines = shop.cart.map(({ product, quantity }): LineInput => {
    const { price = 0, taxCategory = null } = shop.products[product] ?? {};
    const rate = shop.taxRates.find(({ category }) => category === taxCategory);
    return {
      unit_price: cents(price),
      multiplier: quantity,
      tax_percentage: String(rate?.percent ?? 0),
    };
  });
  return {
    lines,
    adjustments: shop.promotions
      .filter((promotion) => isEarned(promotion, shop))
      .flatMap((promotion) => promotion.actions.map((action) => toAdjustment(action, shop, lines))),
    tax_percentage: '0',
    prices_include_tax: shop.taxRates.some(({ includedInPrice }) => includedInPrice),
    automatic_discount_percent: 0,
    delivery_fee: zeroCents,
    is_delivery_taxed: false,
    tip: { kind: 'none' },
    delivery_tip: zeroCents,
  };
}

function isEarned({ rules }: Promotion, { cart }: Shop): boolean {
  return rules.every(({ product }) => cart.some((line) => line.product === product));
}

/** On a product an amount is meant for each unit, on an order once for all. */
function toAdjustment(
  { type, product, discount }: Promotion['actions'][number],
  { cart }: Shop,
  lines: readonly LineInput[],
): Adjustment {
  const amount = discount.cents ?? 0;
  if (type !== 'product') return spreadDiscount(amount, lines);
  return {
    line_shares: cart.map((line) =>
      sumCents(line.product === product ? [cents(amount * line.quantity)] : []),
    ),
  };
}
