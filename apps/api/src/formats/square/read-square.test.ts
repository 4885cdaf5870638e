import { describe, expect, test } from 'vitest';
import { convertFile, dishesOf, questionsOf, refusedOf } from '../testing/convert-file';

function USD(amount: number | string) {
  return { amount, currency: 'USD' };
}

/** As ListCatalog answers: snake_case, ids, everything beside each other. */
function catalog(...more: readonly unknown[]) {
  return {
    objects: [
      { type: 'CATEGORY', id: 'C1', category_data: { name: 'Coffee' } },
      {
        type: 'TAX',
        id: 'T1',
        tax_data: { name: 'Sales', percentage: '8.875', inclusion_type: 'ADDITIVE', enabled: true },
      },
      {
        type: 'MODIFIER_LIST',
        id: 'M1',
        modifier_list_data: {
          name: 'Milk',
          selection_type: 'SINGLE',
          modifiers: [
            {
              type: 'MODIFIER',
              id: 'm2',
              modifier_data: { name: 'Oat', price_money: USD(75), ordinal: 2 },
            },
            {
              type: 'MODIFIER',
              id: 'm1',
              modifier_data: { name: 'Whole', ordinal: 1, on_by_default: true },
            },
          ],
        },
      },
      item('I1', 'Latte', [variation('V1', 'Small', 450), variation('V2', 'Large', '550')], {
        category_id: 'C1',
        tax_ids: ['T1'],
        modifier_list_info: [
          { modifier_list_id: 'M1', min_selected_modifiers: -1, max_selected_modifiers: -1 },
        ],
      }),
      ...more,
    ],
  };
}

function item(id: string, name: string, variations: readonly unknown[], data: object = {}) {
  return { type: 'ITEM', id, item_data: { name, variations, tax_ids: ['T1'], ...data } };
}

function sizes(id: string, from: number) {
  return [variation(`${id}s`, 'Small', from), variation(`${id}l`, 'Large', from + 100)];
}

function variation(id: string, name: string, amount: number | string, data: object = {}) {
  return {
    type: 'ITEM_VARIATION',
    id,
    item_variation_data: { name, pricing_type: 'FIXED_PRICING', price_money: USD(amount), ...data },
  };
}

describe('a Square catalog', () => {
  test('sizes become a question that must be answered, at the prices of the source', () => {
    const converted = convertFile('square', [catalog()]);
    expect(refusedOf(converted)).toEqual([]);
    expect(converted.restaurant).toMatchObject({
      currency: 'USD',
      tax_percentage: '8.875',
      prices_include_tax: false,
    });
    expect(dishesOf(converted).get('Latte')?.price).toBe(450);
    expect(questionsOf(converted, 'Latte')).toEqual([
      ['Choose one', [1, 1], { Small: 0, Large: 100 }],
      ['Milk', [0, 1], { Whole: 0, Oat: 75 }],
    ]);
    expect(
      converted.menus.modifier_groups.find(({ name }) => name === 'Milk')?.modifiers[0]
        ?.default_count,
    ).toBe(1);
  });

  test('what it cannot express is named, dish by dish', () => {
    const converted = convertFile('square', [
      catalog(
        item('I2', 'Market fish', [
          variation('V3', 'Regular', 0, { pricing_type: 'VARIABLE_PRICING' }),
        ]),
        item('I3', 'Gift card', [variation('V4', '', 2500)], { product_type: 'GIFT_CARD' }),
        item('I4', 'Wine', [variation('V5', '', 900)], { tax_ids: [] }),
        item('I5', 'Refund', [variation('V6', '', -100)]),
        item('I6', 'Bagel', [
          variation('V7', '', 300, {
            location_overrides: [{ location_id: 'L', price_money: USD(350) }],
          }),
        ]),
        item('I7', 'Tea', [variation('V8', '', 300)], {
          modifier_list_info: [{ modifier_list_id: 'gone' }],
        }),
      ),
    ]);
    expect(refusedOf(converted)).toEqual([
      'Market fish / Regular: price_open → item',
      'Gift card / all: not_food → item',
      'Refund / Regular: price_below_zero → item',
      'Bagel / Regular: price_by_place → part',
      'Tea / gone: choices_missing → item',
    ]);
    expect([...dishesOf(converted).keys()]).toEqual(['Latte', 'Wine', 'Bagel']);
  });

  /** Dishes that are sold at some locations only. */
  const byPlace = [
    { ...item('I2', 'Scone', [variation('V2s', '', 300)]), absent_at_location_ids: ['L2'] },
    {
      ...item('I3', 'Pie', [variation('V3s', '', 400)]),
      present_at_all_locations: false,
      present_at_location_ids: ['L2'],
    },
    item('I4', 'Mocha', [
      variation('V4s', 'Small', 500, {
        location_overrides: [
          { location_id: 'L1', price_money: USD(525) },
          { location_id: 'L2', sold_out: true },
        ],
      }),
      { ...variation('V4l', 'Large', 600), absent_at_location_ids: ['L1'] },
    ]),
    { ...item('I5', 'Tart', [variation('V5s', '', 300)]), present_at_all_locations: false },
  ];

  test('dishes of some locations are named, never sold everywhere', () => {
    const converted = convertFile('square', [catalog(...byPlace)]);
    expect(refusedOf(converted)).toEqual([
      'Scone / all: place_limited → item',
      'Pie / all: place_limited → item',
      'Mocha / Small: price_by_place → part',
      'Mocha / Small: stock_by_place → part',
      'Mocha / Large: place_limited → part',
      'Tart / all: place_limited → item',
    ]);
    expect(converted.refusals.map(({ message }) => message)).toEqual([
      'is sold in some ways or places only: not at L2; say --location ID for one place, of L1, L2',
      'is sold in some ways or places only: at L2 only; say --location ID for one place, of L1, L2',
      'has another price in some ways or places: at L1; say --location ID for one place, of L1, L2',
      'is sold out in some places: at L2; say --location ID for one place, of L1, L2',
      'is sold in some ways or places only: not at L1; say --location ID for one place, of L1, L2',
      'is sold in some ways or places only: at no location; say --location ID for one place, of L1, L2',
    ]);
    expect([...dishesOf(converted).keys()]).toEqual(['Latte', 'Mocha']);
    expect(questionsOf(converted, 'Mocha')).toEqual([]);
  });

  test('a chosen location has its dishes, its prices and its stock', () => {
    const here = convertFile('square', [catalog(...byPlace)], { location: 'L1' });
    expect(refusedOf(here)).toEqual([]);
    expect([...dishesOf(here).keys()]).toEqual(['Latte', 'Scone', 'Mocha']);
    expect(dishesOf(here).get('Mocha')).toMatchObject({ price: 525, is_in_stock: true });
    expect(here.notes).toContain('not sold at L1, left out: Pie, Mocha (Large), Tart');
    const there = convertFile('square', [catalog(...byPlace)], { location: 'L2' });
    expect([...dishesOf(there).keys()]).toEqual(['Latte', 'Pie', 'Mocha']);
    expect(questionsOf(there, 'Mocha')).toEqual([['Choose one', [1, 1], { Small: 0, Large: 100 }]]);
    const [small] =
      there.menus.modifier_groups.find(({ key }) => key === 'mocha-kind')?.modifiers ?? [];
    expect(small).toMatchObject({ name: 'Small', is_in_stock: false });
    const wrong = convertFile('square', [catalog(...byPlace)], { location: 'L9' });
    expect(refusedOf(wrong)).toEqual(['the whole file / all: place_unknown → everything']);
    expect(wrong.refusals[0]?.message).toBe('no such location: L9; the file names L1, L2');
  });

  test('dishes and choices that guests there do not see are named', () => {
    const converted = convertFile('square', [
      catalog(
        item('I2', 'Staff meal', [variation('V2s', '', 300)], { ecom_visibility: 'HIDDEN' }),
        item('I3', 'Keg', [variation('V3s', '', 300)], { available_online: false }),
        item('I4', 'Tea', [variation('V4s', '', 300)], { ecom_visibility: 'UNINDEXED' }),
        item('I5', 'Beans', [variation('V5s', 'By the bag', 900, { sellable: false })]),
        {
          type: 'MODIFIER_LIST',
          id: 'M2',
          modifier_list_data: { name: 'Kitchen', hidden_from_customer: true, modifiers: [] },
        },
        item('I6', 'Cocoa', [variation('V6s', '', 300)], {
          modifier_list_info: [{ modifier_list_id: 'M2' }],
        }),
      ),
    ]);
    expect(refusedOf(converted)).toEqual([
      'Staff meal / all: hidden → item',
      'Keg / all: hidden → item',
      'Beans / By the bag: hidden → item',
      'Cocoa / Kitchen: hidden → part',
    ]);
  });

  test('a catalog that sells nothing online is taken whole, and says so', () => {
    const offline = JSON.stringify(catalog()).replaceAll(
      '"item_data":{',
      '"item_data":{"available_online":false,',
    );
    const converted = convertFile('square', [JSON.parse(offline)]);
    expect(refusedOf(converted)).toEqual([]);
    expect(converted.notes).toEqual([
      'no item is sold online there; all 1 are taken, to be sold online here',
    ]);
  });

  test('a tax of one location asks which location is meant', () => {
    const limited = JSON.stringify(catalog()).replace(
      '"id":"T1"',
      '"id":"T1","present_at_all_locations":false,"present_at_location_ids":["L1"]',
    );
    const converted = convertFile('square', [JSON.parse(limited)]);
    expect(refusedOf(converted)).toEqual(['the taxes / tax: place_limited → everything']);
    const here = convertFile('square', [JSON.parse(limited)], { location: 'L1' });
    expect(here.restaurant.tax_percentage).toBe('8.875');
  });

  test('dishes with the same sizes share one question, each with its own variations', () => {
    const converted = convertFile('square', [
      catalog(item('I2', 'Mocha', sizes('x', 500)), item('I3', 'Tea', sizes('y', 300))),
    ]);
    expect(converted.menus.modifier_groups.map(({ name }) => name).toSorted()).toEqual([
      'Choose one',
      'Milk',
    ]);
    expect(
      converted.sold
        .filter(({ source_id }) => source_id.endsWith('l'))
        .map(({ item: dish, choice, price }) => [dish, choice, price]),
    ).toEqual([
      ['mocha', 'latte-kind.large', 600],
      ['tea', 'latte-kind.large', 400],
    ]);
  });

  test('a dish keeps a tax of its own; one that is taxed the other way is refused', () => {
    const converted = convertFile('square', [
      catalog(
        { type: 'TAX', id: 'T2', tax_data: { percentage: '5', inclusion_type: 'ADDITIVE' } },
        { type: 'TAX', id: 'T3', tax_data: { percentage: '5', inclusion_type: 'INCLUSIVE' } },
        item('I2', 'Scoop', [variation('V2', '', 400)], { tax_ids: ['T2'] }),
        item('I3', 'Book', [variation('V3', '', 900)], { tax_ids: [] }),
        item('I4', 'Wine', [variation('V4', '', 900)], { tax_ids: ['T1', 'T2'] }),
        item('I5', 'Import', [variation('V5', '', 900)], { tax_ids: ['T3'] }),
        item('I6', 'Mug', [variation('V6', '', 900)]),
      ),
    ]);
    const rates = [...dishesOf(converted)].map(([name, { tax_percentage }]) => [
      name,
      tax_percentage,
    ]);
    expect(rates).toEqual([
      ['Latte', null],
      ['Scoop', '5'],
      ['Book', '0'],
      ['Wine', '13.875'],
      ['Mug', null],
    ]);
    expect(converted.refusals.map(({ item: dish, message }) => `${dish}: ${message}`)).toEqual([
      'Import: is taxed in a way that the rest is not: 5 % included instead of 8.875 % added',
    ]);
  });

  test('tax in the price is said of the restaurant', () => {
    const file = catalog();
    const text = JSON.stringify(file).replace('ADDITIVE', 'INCLUSIVE');
    expect(convertFile('square', [JSON.parse(text)]).restaurant).toMatchObject({
      tax_percentage: '8.875',
      prices_include_tax: true,
    });
  });

  test('a currency that we do not sell in refuses everything, unless the operator says what is meant', () => {
    const text = JSON.stringify(catalog()).replaceAll('"USD"', '"EUR"');
    expect(refusedOf(convertFile('square', [JSON.parse(text)], { currency: null }))).toEqual([
      'the whole menu / all: currency_not_supported → everything',
    ]);
    const said = convertFile('square', [JSON.parse(text)], { currency: 'CAD' });
    expect(said.notes).toEqual([
      'amounts in EUR were taken as CAD, number for number, as you asked',
    ]);
  });
});
