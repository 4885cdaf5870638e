import { expect, test } from 'vitest';
import { convertFile, dishesOf, questionsOf, refusedOf } from '../testing/convert-file';

const MENUS = [
  {
    menu_name: 'Rice',
    menu_description: 'with <b>beef</b> &amp; peas',
    menu_price: 4.99,
    minimum_qty: 1,
    menu_status: 1,
    categories: [{ name: 'Mains' }],
    menu_options: [
      'Sides',
      {
        option_name: 'Size',
        display_type: 'radio',
        required: 1,
        menu_option_values: [
          { name: 'Small', price: null },
          { name: 'Large', price: '5.10' },
        ],
      },
    ],
  },
  { menu_name: 'Puffs', menu_price: '4.99', minimum_qty: 3, menu_status: 1 },
  { menu_name: 'Old', menu_price: 1, menu_status: 0 },
  { menu_name: 'Broken', menu_price: 'ask us', menu_status: 1 },
  { menu_name: 'Lost', menu_price: 1, menu_status: 1, menu_options: ['Nowhere'] },
];
const OPTIONS = [
  {
    option_name: 'Sides',
    display_type: 'checkbox',
    option_values: [
      { name: 'Beans', price: 1.99, priority: 2 },
      { name: 'Corn', price: 0, priority: 1 },
    ],
  },
];

test('TastyIgniter’s dishes, options, headings and location', () => {
  const location = {
    location_name: 'Den',
    location_address_1: '1 Broad Ln',
    location_city: 'Coventry',
    location_telephone: '024 7655 0100',
    location_lat: 52.4,
    location_lng: -1.6,
  };
  const converted = convertFile(
    'tastyigniter',
    [MENUS, OPTIONS, [{ name: 'Mains', permalink_slug: 'mains', priority: 1 }], location],
    { country: 'GB' },
  );
  expect(dishesOf(converted).get('Rice')).toMatchObject({
    price: 499,
    description: 'with beef & peas',
  });
  expect(questionsOf(converted, 'Rice')).toEqual([
    ['Sides', [0, 1000], { Corn: 0, Beans: 199 }],
    ['Size', [1, 1], { Small: 0, Large: 510 }],
  ]);
  expect(converted.restaurant).toMatchObject({
    name: 'Den',
    address: '1 Broad Ln, Coventry',
    phone_number: '+442476550100',
  });
  expect(refusedOf(converted)).toEqual([
    'Puffs / all: minimum_quantity → item',
    'Broken / all: price_not_understood → item',
    'Lost / Nowhere: choices_missing → item',
  ]);
  expect(converted.notes).toEqual(['1 dishes that are switched off there were left out']);
});
