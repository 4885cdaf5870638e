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
      'Wine / tax: tax_differs → item',
      'Refund / Regular: price_below_zero → item',
      'Bagel / Regular: price_by_place → part',
      'Tea / gone: choices_missing → item',
    ]);
    expect([...dishesOf(converted).keys()]).toEqual(['Latte', 'Bagel']);
    expect(converted.refusals[2]).toMatchObject({
      source_ids: ['V5'],
      message: expect.stringContaining('no tax instead of 8.875 % added'),
    });
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
