import type { RestaurantFile } from '@comanda/contracts/bundle';
import type { Problem } from './foreign-menu';

const PERCENTAGE = /^\d{1,2}(\.\d{1,4})?$/;

/** How an item is taxed: "8.5 added" on top of its price, "20 included" in it, or empty where it is not. */
type TaxText = string;

export type ItemTaxes<Item> = {
  /** The rate of most items; nothing where none is taxed. */
  readonly restaurant: Partial<Pick<RestaurantFile, 'tax_percentage' | 'prices_include_tax'>>;
  /** The rate of an item that is taxed otherwise than most, or why it cannot be said. */
  readonly taxOf: (item: Item) => {
    readonly tax_percentage: string | null;
    readonly problems: readonly Problem[];
  };
};

/** The taxes of a menu: the rate of most items is the restaurant's, the others have their own. All prices hold the tax, or none does. */
export function taxesOfItems<Item>(
  items: readonly Item[],
  taxTextOf: (item: Item) => TaxText,
): ItemTaxes<Item> {
  const texts = items.map(taxTextOf);
  const usual = mostFrequent(texts);
  const kind = mostFrequent(texts.map(kindOf).filter((each) => each !== ''));
  const percentage = percentageOf(usual) ?? '0';
  return {
    restaurant:
      kind === '' ? {} : { tax_percentage: percentage, prices_include_tax: kind === 'included' },
    taxOf(item) {
      const own = taxTextOf(item);
      const rate = percentageOf(own);
      if (rate !== null && (own === '' || kindOf(own) === kind))
        return { tax_percentage: rate === percentage ? null : rate, problems: [] };
      const detail = `${inSentence(own)} instead of ${inSentence(usual)}`;
      const problem = { reason: 'tax_differs', part: 'tax', detail, leaves_out: 'item' } as const;
      return { tax_percentage: null, problems: [problem] };
    },
  };
}

function kindOf(text: TaxText): string {
  return text.split(' ').slice(1).join(' ');
}

/** "0" for an untaxed item; null where it is none that a folder takes. */
function percentageOf(text: TaxText): string | null {
  if (text === '') return '0';
  const isOneKind = ['added', 'included'].includes(kindOf(text));
  const [percentage = ''] = text.split(' ');
  return isOneKind && PERCENTAGE.test(percentage) ? percentage : null;
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}

function inSentence(text: TaxText): string {
  return text === '' ? 'no tax' : text.replace(' ', ' % ');
}
