import type { Format } from '../formats';

function title(text: string) {
  return { translations: { en_us: text } };
}
const money = { amount: 450, currency: 'USD' };

/** A small file of every format, in which everything occurs once. */
export const SAMPLES: Readonly<Record<Format, unknown>> = {
  csv: 'category,name,size,price,options\nMains,Soup,,"12,50",Bread (0-1): Rye +1\n,Stew,Small,9,\n,Stew,Large,12,\n',
  square: [
    { type: 'CATEGORY', id: 'C', category_data: { name: 'Coffee' } },
    { type: 'TAX', id: 'T', tax_data: { percentage: '8.5', inclusion_type: 'ADDITIVE' } },
    {
      type: 'MODIFIER_LIST',
      id: 'M',
      modifier_list_data: {
        name: 'Milk',
        selection_type: 'SINGLE',
        modifiers: [
          { id: 'm', modifier_data: { name: 'Oat', price_money: money, on_by_default: true } },
        ],
      },
    },
    {
      type: 'ITEM',
      id: 'I',
      item_data: {
        name: 'Latte',
        category_id: 'C',
        tax_ids: ['T'],
        modifier_list_info: [{ modifier_list_id: 'M' }],
        variations: ['Small', 'Large'].map((name) => ({
          id: name,
          item_variation_data: { name, price_money: money },
        })),
      },
    },
  ],
  'uber-eats': {
    menus: [
      {
        id: 'm',
        title: title('Lunch'),
        service_availability: [
          { day_of_week: 'monday', time_periods: [{ start_time: '10:00', end_time: '15:00' }] },
        ],
        category_ids: ['c'],
      },
    ],
    categories: [{ id: 'c', title: title('Mains'), entities: [{ id: 'a' }] }],
    items: [
      {
        id: 'a',
        title: title('Meal'),
        price_info: { price: 900 },
        tax_info: { tax_rate: 8 },
        modifier_group_ids: { ids: ['g'] },
      },
      {
        id: 'b',
        title: title('Salad'),
        price_info: { price: 100 },
        tax_info: { tax_rate: 8 },
        modifier_group_ids: { ids: ['h'] },
      },
      { id: 'd', title: title('Ranch'), price_info: { price: 50 }, tax_info: { tax_rate: 8 } },
    ],
    modifier_groups: [
      {
        id: 'g',
        title: title('Side'),
        modifier_options: [{ id: 'b' }],
        quantity_info: { quantity: { min_permitted: 0, max_permitted: 2, charge_above: 1 } },
      },
      {
        id: 'h',
        title: title('Dressing'),
        modifier_options: [{ id: 'd' }],
        quantity_info: { quantity: { min_permitted: 0, max_permitted: 1 } },
      },
    ],
  },
  dominos: {
    Categorization: {
      Food: { Categories: [{ Code: 'Pizza', Name: 'Pizza', Categories: [], Products: ['P'] }] },
    },
    Products: {
      P: {
        Code: 'P',
        Name: 'Pizza',
        ProductType: 'Pizza',
        AvailableToppings: 'X,Xm,C,M',
        AvailableSides: 'S',
        Tags: { PartCount: '2', OptionQtys: ['0', '0.5'] },
      },
    },
    Variants: {
      V: {
        Code: 'V',
        ProductCode: 'P',
        Name: 'Small',
        Price: '9.49',
        Pricing: { 'Price1-0': '9.49', 'Price1-1': '10.88' },
        Tags: { DefaultToppings: 'X=1,C=1', DefaultSides: 'S=2' },
        AllowedCookingInstructions: 'A,B',
      },
    },
    Toppings: {
      Pizza: {
        X: { Code: 'X', Name: 'Tomato', Tags: { Sauce: true } },
        Xm: { Code: 'Xm', Name: 'Marinara', Tags: { Sauce: true } },
        M: { Code: 'M', Name: 'Mushroom' },
      },
    },
    Sides: { Pizza: { S: { Code: 'S', Name: 'Dip' } } },
    CookingInstructions: {
      A: { Code: 'A', Name: 'Well done', Group: 'G' },
      B: { Code: 'B', Name: 'Normal', Group: 'G' },
    },
    CookingInstructionGroups: { G: { Code: 'G', Name: 'Bake' } },
    Coupons: { 1: { Code: '1', Name: 'Two for one' } },
  },
  tastyigniter: [
    [
      {
        menu_name: 'Rice',
        menu_price: 4.99,
        menu_options: ['Sides'],
        categories: [{ name: 'Mains' }],
      },
    ],
    [
      {
        option_name: 'Sides',
        display_type: 'radio',
        option_values: [{ name: 'Beans', price: 1.99 }],
      },
    ],
    [{ name: 'Mains', permalink_slug: 'mains', priority: 1 }],
    {
      location_name: 'Den',
      location_telephone: '+44 24 7655 0100',
      location_lat: 52.4,
      location_lng: -1.6,
    },
  ],
  grabfood: {
    currency: { code: 'USD', exponent: 2 },
    sellingTimes: [
      {
        id: 't',
        name: 'Lunch',
        serviceHours: {
          mon: { openPeriodType: 'OpenPeriod', periods: [{ startTime: 690, endTime: 1290 }] },
        },
      },
    ],
    categories: [
      {
        id: 'c',
        name: 'Sets',
        sellingTimeID: 't',
        items: [
          {
            id: 'i',
            name: 'Burger',
            price: 1900,
            modifierGroups: [
              {
                id: 'g',
                name: 'Add on',
                selectionRangeMin: 0,
                selectionRangeMax: 1,
                modifiers: [{ id: 'm', name: 'Tuna', price: 200 }],
              },
            ],
          },
        ],
      },
    ],
  },
  'schema-org': {
    '@type': 'Restaurant',
    name: 'Den',
    telephone: '+1 416 555 0123',
    address: { streetAddress: '1 Lane', addressCountry: 'CA' },
    openingHours: ['Mo-Fr 10:00-20:00'],
    hasMenu: {
      name: 'Menu',
      hasMenuSection: [
        {
          name: 'Mains',
          hasMenuItem: {
            name: 'Soup',
            offers: { price: '3.50', priceCurrency: 'USD' },
            suitableForDiet: 'https://schema.org/VeganDiet',
            menuAddOn: [
              {
                '@type': 'MenuSection',
                name: 'Bread',
                hasMenuItem: [{ name: 'Rye', offers: { price: 1 } }],
              },
            ],
          },
        },
      ],
    },
  },
};
