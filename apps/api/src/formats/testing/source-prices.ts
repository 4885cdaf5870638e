import { fieldsOf, listOf, textOf } from '../json-shape';

/** Reads a source's prices in the simplest way: id → cents. */
export type SourcePrices = (files: readonly unknown[]) => ReadonlyMap<string, number>;

/** By variation. */
export function squarePrices([file]: readonly unknown[]): Map<string, number> {
  const { catalog } = fieldsOf(file);
  const objects =
    catalog === undefined
      ? Object.values(fieldsOf(file)).map((each) => at(each, 'data'))
      : listOf(catalog);
  const variations = objects.flatMap((object) => listOf(at(object, 'itemData', 'variations')));
  return new Map(
    variations.map((each) => [
      textOf(at(each, 'id')),
      Number(at(each, 'itemVariationData', 'priceMoney', 'amount')),
    ]),
  );
}

/** By dish; decimals there. */
export function tastyPrices([menus]: readonly unknown[]): Map<string, number> {
  return new Map(
    listOf(menus).map((menu) => [
      textOf(at(menu, 'menu_name')),
      Math.round(Number(at(menu, 'menu_price')) * 100),
    ]),
  );
}

/** By item. */
export function grabPrices([file]: readonly unknown[]): Map<string, number> {
  const categories = listOf(at(file, 'GetMenuNewResponse', 'categories'));
  const items = categories.flatMap((category) => listOf(at(category, 'items')));
  return new Map(items.map((item) => [textOf(at(item, 'id')), Number(at(item, 'price'))]));
}

/** By name, of one of the restaurants. */
export function schemaOrgPrices(restaurant: string): SourcePrices {
  return ([file]) => {
    const text = JSON.stringify(listOf(file).find((each) => at(each, 'name') === restaurant));
    const found = text.matchAll(/"@type":"MenuItem","name":"([^"]+)".*?"price":"(\d+)\.(\d\d)"/g);
    return new Map(
      [...found].map(([, name = '', whole, part]) => [name, Number(`${whole}${part}`)]),
    );
  };
}

/** By variant; written "9.49" or "1" there, in either casing. */
export function dominosPrices([file]: readonly unknown[]): Map<string, number> {
  return new Map(
    dominosVariants(file).map(([code, variant]) => [
      code,
      centsOf(at(variant, 'Price') ?? at(variant, 'price')),
    ]),
  );
}

/** "variant count" → what it costs with so many extra toppings. */
export function dominosToppingPrices([file]: readonly unknown[]): Map<string, number> {
  return new Map(
    dominosVariants(file).flatMap(([code, variant]) => {
      const pricing = fieldsOf(at(variant, 'Pricing') ?? at(variant, 'pricing'));
      return Object.entries(pricing).map(
        ([key, price]) =>
          [
            `${key.split('-')[0]?.toLowerCase() === 'price1' ? code : ''} ${key.split('-')[1]}`,
            centsOf(price),
          ] as const,
      );
    }),
  );
}

function dominosVariants(file: unknown): [code: string, variant: unknown][] {
  const variants = Object.values(fieldsOf(at(file, 'Variants') ?? at(file, 'variants')));
  return variants.map((variant) => [textOf(at(variant, 'Code') ?? at(variant, 'code')), variant]);
}

function centsOf(price: unknown): number {
  const [whole, part = ''] = textOf(price).split('.');
  return Number(`${whole}${part.padEnd(2, '0')}`);
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, key) => fieldsOf(inner)[key], value);
}
