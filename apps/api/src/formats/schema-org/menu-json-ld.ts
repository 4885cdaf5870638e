import {
  type Item,
  type ItemModifierGroup,
  type Menu,
  type Modifier,
  UNLIMITED,
} from '@comanda/contracts';
import { ruleOf } from '@comanda/modifiers';
import { SCHEMA_DIETS } from './diets';
import { hoursJsonLd } from './hours-json-ld';
import { compact, type JsonLd, type JsonLdOptions, pictureUrl } from './json-ld';

/** One menu: its categories are sections, its dishes have an offer each, and questions are sections of add-ons. */
export function menuJsonLd(menu: Menu, currency: string, options: JsonLdOptions): JsonLd {
  const hours = hoursJsonLd(menu.schedule);
  return compact({
    '@type': 'Menu',
    name: menu.name,
    description: menu.description,
    inLanguage: options.language,
    image: pictureUrl(menu.image, options.url),
    offers:
      Object.keys(hours).length === 0
        ? null
        : { '@type': 'Offer', availableAtOrFrom: { '@type': 'Place', ...hours } },
    hasMenuSection: menu.categories.map((category) =>
      compact({
        '@type': 'MenuSection',
        name: category.name,
        description: category.description,
        hasMenuItem: category.items.map((item) => itemJsonLd(item, currency, options)),
      }),
    ),
  });
}

function itemJsonLd(item: Item, currency: string, options: JsonLdOptions): JsonLd {
  return compact({
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    image: pictureUrl(item.image, options.url),
    offers: offer(item, currency),
    suitableForDiet: diets(item),
    menuAddOn: item.item_modifier_groups.map((group) => addOn(group, currency)),
  });
}

/** How many may be chosen is the quantity that the section is offered in. */
function addOn(group: ItemModifierGroup, currency: string): JsonLd {
  const { min, max } = ruleOf(group);
  return compact({
    '@type': 'MenuSection',
    name: group.name,
    offers: {
      '@type': 'Offer',
      eligibleQuantity: compact({
        '@type': 'QuantitativeValue',
        minValue: min,
        maxValue: max === UNLIMITED ? null : max,
      }),
    },
    hasMenuItem: group.modifiers.map((modifier) =>
      compact({
        '@type': 'MenuItem',
        name: modifier.name,
        description: modifier.description,
        offers: offer(modifier, currency),
        suitableForDiet: diets(modifier),
      }),
    ),
  });
}

function offer(
  { price, is_in_stock }: Pick<Item, 'price' | 'is_in_stock'>,
  currency: string,
): JsonLd {
  return {
    '@type': 'Offer',
    price: decimal(price),
    priceCurrency: currency,
    availability: `https://schema.org/${is_in_stock ? 'InStock' : 'OutOfStock'}`,
  };
}

function diets({ diets: marked }: Pick<Item | Modifier, 'diets'>): string[] {
  return (marked ?? []).map((diet) => `https://schema.org/${SCHEMA_DIETS[diet]}`);
}

/** 1150 → "11.50" */
function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
