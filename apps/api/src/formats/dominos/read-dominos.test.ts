import { describe, expect, test } from 'vitest';
import { convertFile, dishesOf, questionsOf, refusedOf } from '../testing/convert-file';

function pricing(...prices: readonly string[]) {
  return Object.fromEntries(
    prices.flatMap((price, count) => [
      [`Price1-${count}`, price],
      [`Price2-${count}`, price],
    ]),
  );
}

function shop(prices: readonly string[], tags: object = {}) {
  return {
    Categorization: {
      Food: {
        Categories: [
          {
            Code: 'Pizza',
            Name: 'Pizza',
            Categories: [{ Code: 'Own', Name: 'Build your own', Categories: [], Products: ['P'] }],
            Products: [],
          },
        ],
      },
    },
    Products: {
      P: {
        Code: 'P',
        Name: 'Pizza',
        Description: '',
        ProductType: 'Pizza',
        AvailableToppings: 'X=0:0.5:1,Xm,C,M,O',
        AvailableSides: '',
        Tags,
        Variants: ['P10'],
      },
    },
    Variants: {
      P10: {
        Code: 'P10',
        ProductCode: 'P',
        Name: 'Small Pizza',
        Price: prices[0],
        Pricing: pricing(...prices),
        Tags: { DefaultToppings: 'X=1,C=1', ...tags },
        AllowedCookingInstructions: '',
      },
    },
    Toppings: {
      Pizza: {
        X: { Code: 'X', Name: 'Tomato', Tags: { Sauce: true } },
        Xm: { Code: 'Xm', Name: 'Marinara', Tags: { Sauce: true } },
        C: { Code: 'C', Name: 'Cheese', Tags: {} },
        M: { Code: 'M', Name: 'Mushroom', Tags: {} },
        O: { Code: 'O', Name: 'Onion', Tags: {} },
      },
    },
    Sides: {},
  };
}
const Tags = { OptionQtys: ['0', '0.5', '1', '2'], PartCount: '2' };

describe('a Domino’s menu', () => {
  test('toppings that each add the same have that price, as far as the source names one', () => {
    const converted = convertFile('dominos', [shop(['9.49', '10.88', '12.27', '13.66'])]);
    expect(dishesOf(converted).get('Small Pizza')?.price).toBe(949);
    expect(questionsOf(converted, 'Small Pizza')).toEqual([
      ['Sauce', [0, 1], { Tomato: 0, Marinara: 0 }],
      ['Extra toppings', [0, 3], { Mushroom: 139, Onion: 139 }],
    ]);
    expect(converted.menus.menus[0]?.categories.map(({ name }) => name)).toEqual([
      'Build your own',
    ]);
  });

  test('halves and included toppings are refused as parts; the pizza stays', () => {
    expect(refusedOf(convertFile('dominos', [shop(['9.49', '10.88'])]))).toEqual([
      'Small Pizza / toppings: half_portions → part',
      'Small Pizza / toppings: default_part_fixed → part',
    ]);
  });

  test('the first that are free stay free; prices that climb unevenly are refused', () => {
    const free = convertFile('dominos', [shop(['7.99', '7.99', '7.99', '8.99'])]);
    expect(free.menus.modifier_groups.find(({ name }) => name === 'Extra toppings')).toMatchObject({
      free_qty: 2,
      max_qty: 3,
    });
    const uneven = convertFile('dominos', [shop(['7.99', '8.99', '9.49'])]);
    expect(refusedOf(uneven)).toContain('Small Pizza / toppings: price_by_count → part');
    expect(uneven.refusals.map(({ message }) => message)).toEqual([
      'half portions, and halves of a dish with toppings of their own: 0, 0.5, 1, 2',
      'an included part cannot be left out or doubled at a price the source names: Cheese',
      'the price depends on how many are chosen, and not evenly: 7.99 with 0, 8.99 with 1, 9.49 with 2',
    ]);
  });

  test('toppings without any price are said to have none', () => {
    const file = JSON.parse(
      JSON.stringify(shop(['9.49']), (key, value) => (key === 'Pricing' ? undefined : value)),
    );
    const converted = convertFile('dominos', [file]);
    expect(converted.refusals.at(-1)).toMatchObject({
      part: 'extra toppings',
      message: 'an option has no price in the source: Mushroom, Onion',
    });
    expect(converted.refusals.map(({ message }) => message).join()).not.toContain('undefined');
  });

  test('donations and hidden products are no dishes', () => {
    expect(
      refusedOf(convertFile('dominos', [shop(['1.00'], { Donation: 'STJUDE', Hidden: true })])),
    ).toEqual(
      expect.arrayContaining([
        'Small Pizza / all: not_food → item',
        'Small Pizza / all: hidden → item',
      ]),
    );
  });
});
