import { fieldsOf, listOf, textOf } from '../json-shape';

/** What a source sells, read in the plainest way there is: id → cents. */
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
  const variants = Object.values(fieldsOf(at(file, 'Variants') ?? at(file, 'variants')));
  return new Map(
    variants.map((variant) => {
      const [whole, part = ''] = textOf(at(variant, 'Price') ?? at(variant, 'price')).split('.');
      return [
        textOf(at(variant, 'Code') ?? at(variant, 'code')),
        Number(`${whole}${part.padEnd(2, '0')}`),
      ];
    }),
  );
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, key) => fieldsOf(inner)[key], value);
}
