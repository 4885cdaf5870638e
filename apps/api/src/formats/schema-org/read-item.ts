import type { Diet } from '@comanda/contracts';
import type { ForeignGroup, ForeignItem, ForeignVariant, Problem } from '../foreign-menu';
import { countOf, fieldsOf, listOf, textOf } from '../json-shape';
import { readDecimal } from '../read-price';
import { plainText } from '../texts';
import { dietOf } from './diets';
import { isA, lastPart, type Node } from './schema-nodes';

/** A MenuItem: its offers are sizes, its add-ons are questions. */
export function readItem(node: Node): ForeignItem {
  const problems: Problem[] = [];
  const name = plainText(node['name']);
  const id = textOf(node['@id']) || name;
  const offers = listOf(node['offers']).map(fieldsOf);
  return {
    id,
    name,
    description: plainText(node['description']),
    variants: readOffers(offers, id, problems),
    variant_title: 'Choose one',
    groups: addOnsOf(node, problems),
    is_in_stock: offers.every(
      ({ availability }) => !/OutOfStock|SoldOut/.test(textOf(availability)),
    ),
    diets: dietsOf(node),
    allergens: null,
    problems,
  };
}

function readOffers(offers: readonly Node[], id: string, problems: Problem[]): ForeignVariant[] {
  const [only] = offers;
  if (only === undefined) return [];
  if (offers.length === 1) return [{ id, name: '', price: priceOf(only, problems, null) }];
  return offers.map((offer, index) => {
    const name = plainText(
      offer['name'] ?? offer['description'] ?? fieldsOf(offer['itemOffered'])['name'],
    );
    if (name === '')
      problems.push({
        reason: 'price_open',
        part: null,
        detail: `${offers.length} prices without names`,
        leaves_out: 'item',
      });
    return { id: `${id}#${index}`, name, price: priceOf(offer, problems, name) };
  });
}

function priceOf(offer: Node, problems: Problem[], part: string | null): number {
  const specification = fieldsOf(listOf(offer['priceSpecification'])[0]);
  if (
    isA(offer, 'AggregateOffer') ||
    offer['lowPrice'] !== undefined ||
    specification['minPrice'] !== undefined
  ) {
    const detail = [
      offer['lowPrice'] ?? specification['minPrice'],
      offer['highPrice'] ?? specification['maxPrice'],
    ]
      .map(textOf)
      .join(' to ');
    problems.push({ reason: 'price_open', part, detail, leaves_out: 'item' });
    return 0;
  }
  return readDecimal(offer['price'] ?? specification['price'], problems, part);
}

/** A section of add-ons is one question; add-ons without a section are one together. */
function addOnsOf(node: Node, problems: Problem[]): ForeignGroup[] {
  const addOns = listOf(node['menuAddOn']).map(fieldsOf);
  const sections = addOns.filter(
    (each) => isA(each, 'MenuSection') || each['hasMenuItem'] !== undefined,
  );
  const loose = addOns.filter((each) => !sections.includes(each));
  return [
    ...sections.map((section) =>
      readGroup(section, listOf(section['hasMenuItem']).map(fieldsOf), problems),
    ),
    ...(loose.length === 0 ? [] : [readGroup({ name: 'Extras' }, loose, problems)]),
  ];
}

function readGroup(section: Node, items: readonly Node[], problems: Problem[]): ForeignGroup {
  const name = plainText(section['name']);
  const quantity = fieldsOf(fieldsOf(listOf(section['offers'])[0])['eligibleQuantity']);
  return {
    id: textOf(section['@id']) || name,
    name,
    min: countOf(quantity['minValue']),
    max: countOf(quantity['maxValue']),
    free: 0,
    options: items.map((item, index) => {
      const option = plainText(item['name']);
      const offer = listOf(item['offers']).map(fieldsOf)[0];
      return {
        id: textOf(item['@id']) || `${option}#${index}`,
        name: option,
        // An add-on without an offer costs nothing.
        price: offer === undefined ? 0 : priceOf(offer, problems, `${name}: ${option}`),
        is_in_stock: !/OutOfStock|SoldOut/.test(textOf(offer?.['availability'])),
        default_count: 0,
        diets: dietsOf(item),
        groups: addOnsOf(item, problems),
      };
    }),
  };
}

/** Diets that are marked; null when none are, which is not "none". */
function dietsOf(node: Node): Diet[] | null {
  const diets = listOf(node['suitableForDiet']).flatMap((each) => dietOf(lastPart(each)) ?? []);
  return diets.length === 0 ? null : [...new Set(diets)];
}
