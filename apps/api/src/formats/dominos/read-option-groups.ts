import type { ForeignGroup, ForeignOption, Problem } from '../foreign-menu';
import { fieldsOf, textOf } from '../json-shape';
import { plainText } from '../texts';
import { type Coded, codesOf, field, flagOf, quantitiesOf, recordsIn } from './dominos-fields';
import { pricesByCount, readToppingPrice } from './read-topping-price';

/** Reads the choices for one size of a product: a sauce, priced toppings, included sides, and how it is baked. */
export function readOptionGroups(
  product: Coded,
  variant: Coded,
  json: unknown,
  problems: Problem[],
): ForeignGroup[] {
  const type = textOf(field(product.fields, 'ProductType'));
  const tags = fieldsOf(field(variant.fields, 'Tags'));
  const toppings = namesIn(json, 'Toppings', type);
  const disabled = new Set(codesOf(field(tags, 'DisabledToppings')));
  const available = [...quantitiesOf(field(product.fields, 'AvailableToppings')).keys()].filter(
    (code) => !disabled.has(code),
  );
  const included = quantitiesOf(
    field(tags, 'DefaultToppings') ?? field(product.fields, 'DefaultToppings'),
  );
  const sauces = available.filter((code) => toppings.get(code)?.isSauce === true);
  const others = available.filter((code) => toppings.get(code)?.isSauce !== true);

  toldApart(product, others, included, toppings, problems);
  return [
    ...sauceGroup(sauces, included, toppings, flagOf(tags, 'SauceRequired')),
    ...toppingGroup(
      variant,
      others.filter((code) => !included.has(code)),
      toppings,
      problems,
    ),
    ...sideGroup(product, tags, namesIn(json, 'Sides', type), problems),
    ...cookingGroups(variant, json),
  ];
}

type Named = ReadonlyMap<string, { readonly name: string; readonly isSauce: boolean }>;

function namesIn(json: unknown, table: string, type: string): Named {
  const tables = fieldsOf(field(fieldsOf(json), table));
  return new Map(
    recordsIn(tables, type).map(({ code, fields }) => [
      code,
      {
        name: plainText(field(fields, 'Name')),
        isSauce: flagOf(fieldsOf(field(fields, 'Tags')), 'Sauce'),
      },
    ]),
  );
}

/** Reports topping rules that have no equivalent: halves, and removing or doubling what the price includes. */
function toldApart(
  product: Coded,
  others: readonly string[],
  included: ReadonlyMap<string, number>,
  names: Named,
  problems: Problem[],
): void {
  const tags = fieldsOf(field(product.fields, 'Tags'));
  const quantities = [field(tags, 'OptionQtys')].flat().flatMap((each) => textOf(each).split(':'));
  if (others.length === 0) return;
  if (Number(textOf(field(tags, 'PartCount'))) > 1 || quantities.some((each) => each.includes('.')))
    problems.push({
      reason: 'half_portions',
      part: 'toppings',
      detail: quantities.join(', '),
      leaves_out: 'part',
    });
  const fixed = others.filter((code) => included.has(code));
  if (fixed.length > 0)
    problems.push({
      reason: 'default_part_fixed',
      part: 'toppings',
      detail: namesOf(fixed, names),
      leaves_out: 'part',
    });
}

function sauceGroup(
  sauces: readonly string[],
  included: ReadonlyMap<string, number>,
  names: Named,
  isRequired: boolean,
): ForeignGroup[] {
  if (sauces.length < 2) return [];
  const options = sauces.map((code) => option(code, names, 0, included.has(code) ? 1 : 0));
  return [{ id: 'sauce', name: 'Sauce', min: isRequired ? 1 : 0, max: 1, free: 0, options }];
}

function toppingGroup(
  variant: Coded,
  toppings: readonly string[],
  names: Named,
  problems: Problem[],
): ForeignGroup[] {
  if (toppings.length === 0) return [];
  const pricing = field(variant.fields, 'Pricing');
  const price = readToppingPrice(pricing);
  if (price === null) {
    const steps = pricesByCount(pricing);
    problems.push(
      steps === ''
        ? {
            reason: 'option_price_unknown',
            part: 'extra toppings',
            detail: namesOf(toppings, names),
            leaves_out: 'part',
          }
        : { reason: 'price_by_count', part: 'toppings', detail: steps, leaves_out: 'part' },
    );
    return [];
  }
  // Beyond the counts that the source names a price for, there is none.
  const options = toppings.map((code) => option(code, names, price.each, 0));
  return [
    { id: 'toppings', name: 'Extra toppings', min: 0, max: price.most, free: price.free, options },
  ];
}

/** Sides that come with a dish can be swapped for each other; how many there are is given. */
function sideGroup(
  product: Coded,
  tags: Record<string, unknown>,
  names: Named,
  problems: Problem[],
): ForeignGroup[] {
  const sides = [...quantitiesOf(field(product.fields, 'AvailableSides')).keys()];
  if (sides.length === 0) return [];
  const included = quantitiesOf(
    field(tags, 'DefaultSides') ?? field(product.fields, 'DefaultSides'),
  );
  const count = [...included.values()].reduce((sum, quantity) => sum + quantity, 0);
  problems.push({
    reason: 'option_price_unknown',
    part: 'extra sides',
    detail: namesOf(sides, names),
    leaves_out: 'part',
  });
  if (count === 0 || !Number.isInteger(count)) return [];
  const options = sides.map((code) => option(code, names, 0, included.get(code) ?? 0));
  return [{ id: 'sides', name: 'Comes with', min: count, max: count, free: 0, options }];
}

function cookingGroups(variant: Coded, json: unknown): ForeignGroup[] {
  const cooking = fieldsOf(field(fieldsOf(json), 'Cooking'));
  const tables =
    Object.keys(cooking).length > 0
      ? {
          CookingInstructions: field(cooking, 'Instructions'),
          CookingInstructionGroups: field(cooking, 'InstructionGroups'),
        }
      : json;
  const instructions = recordsIn(tables, 'CookingInstructions');
  const allowed = new Set(codesOf(field(variant.fields, 'AllowedCookingInstructions')));
  const usual = new Set(codesOf(field(variant.fields, 'DefaultCookingInstructions')));
  return recordsIn(tables, 'CookingInstructionGroups').flatMap((group) => {
    const own = instructions.filter(
      ({ code, fields }) => allowed.has(code) && textOf(field(fields, 'Group')) === group.code,
    );
    if (own.length < 2) return [];
    const options = own.map(({ code, fields }) => ({
      ...option(code, new Map(), 0, usual.has(code) ? 1 : 0),
      name: plainText(field(fields, 'Name')),
    }));
    return [
      {
        id: group.code,
        name: plainText(field(group.fields, 'Name')),
        min: 0,
        max: 1,
        free: 0,
        options,
      },
    ];
  });
}

function namesOf(codes: readonly string[], names: Named): string {
  return codes.map((code) => names.get(code)?.name ?? code).join(', ');
}

function option(code: string, names: Named, price: number, default_count: number): ForeignOption {
  return {
    id: code,
    name: names.get(code)?.name ?? code,
    price,
    is_in_stock: true,
    default_count,
    diets: null,
    groups: [],
  };
}
