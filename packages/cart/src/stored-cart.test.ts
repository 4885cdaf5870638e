import { anId, deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCart } from './cart';
import { CART_VERSION, serialiseCart } from './serialise-cart';
import { migrate, parseCart } from './stored-cart';
import { aDraft, anyDraft, cartOf, CHEESE, FRIES } from './test-carts';

describe('CART-18: over a reload', () => {
  test('CART-18: comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { maxLength: 8 }), (drafts) => {
        const cart = cartOf(...drafts);
        expect(parseCart(serialiseCart(cart))).toEqual(cart);
      }),
    );
  });

  test('CART-18: as text or as the object in it', () => {
    const cart = cartOf(
      aDraft({ campaign_instance_id: anId(7), modifier_counts: { [CHEESE]: 2 } }),
    );
    expect(parseCart(deepFreeze(JSON.parse(serialiseCart(cart))))).toEqual(cart);
  });

  test.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '[]',
    '{}',
    42,
    { version: CART_VERSION },
    { version: CART_VERSION, lines: 'none' },
    { lines: [] },
  ])('CART-18: %j is an empty cart', (stored) => {
    expect(parseCart(stored)).toEqual(emptyCart);
  });

  test('CART-18: never throws, whatever was stored', () => {
    const lines = fc.array(fc.anything());
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json(),
          lines.map((all) => ({ version: CART_VERSION, lines: all })),
        ),
        (stored) => {
          expect(Array.isArray(parseCart(stored).lines)).toBe(true);
        },
      ),
    );
  });

  const good = { ...aDraft({ item_id: FRIES }), line_id: 'good' };

  test.each([
    ['no id', { line_id: undefined }],
    ['an empty item_id', { item_id: '' }],
    ['a text for a quantity', { multiplier: '2' }],
    ['no units', { multiplier: 0 }],
    ['half a unit', { multiplier: 1.5 }],
    ['a negative price', { price_seen: -1 }],
    ['a note that is no text', { special_instructions: null }],
    ['counts that are a list', { modifier_counts: [1] }],
    ['a negative count', { modifier_counts: { [CHEESE]: -1 } }],
    ['a count past 99', { modifier_counts: { [CHEESE]: 100 } }],
    ['a campaign that is a number', { campaign_instance_id: 7 }],
    ['a flag that is a text', { is_reward_item: 'yes' }],
    ['no name', { name_seen: null }],
  ])('CART-18: a line with %s is left out', (_, damage) => {
    const lines = [{ ...good, line_id: 'bad', special_instructions: 'bad', ...damage }, good];
    expect(parseCart({ version: CART_VERSION, lines }).lines).toEqual([good]);
  });

  test('CART-18: a line is brought to normal form', () => {
    const lines = [
      { ...good, multiplier: 500, special_instructions: 'x'.repeat(400), unknown: true },
      { ...good, line_id: 'equal', special_instructions: 'x'.repeat(250) },
    ];
    expect(parseCart({ version: CART_VERSION, lines }).lines).toEqual([
      { ...good, multiplier: 99, special_instructions: 'x'.repeat(250) },
    ]);
  });
});

describe('CART-19: versions', () => {
  const steps = [
    (stored: Record<string, unknown>) => ({ ...stored, lines: stored['items'] }),
    (stored: Record<string, unknown>) => ({ ...stored, note: 'second step' }),
  ];

  test('CART-19: an old cart passes through every step since', () => {
    expect(migrate(deepFreeze({ version: 1, items: [1] }), steps)).toEqual({
      version: 3,
      items: [1],
      lines: [1],
      note: 'second step',
    });
    expect(migrate({ version: 2, lines: [2] }, steps)).toEqual({
      version: 3,
      lines: [2],
      note: 'second step',
    });
    expect(migrate({ version: 3, lines: [3] }, steps)).toEqual({ version: 3, lines: [3] });
  });

  test.each([0, 4, 1.5, '1', null])('CART-19: version %j is not known here', (version) => {
    expect(migrate({ version, lines: [] }, steps)).toBeNull();
  });

  test('CART-19: a cart of a newer version is an empty cart', () => {
    expect(parseCart({ version: CART_VERSION + 1, lines: [] })).toEqual(emptyCart);
    expect(JSON.parse(serialiseCart(emptyCart))).toEqual({ version: CART_VERSION, lines: [] });
  });

  test('CART-19: a cart as version 1 wrote it is read for ever', () => {
    const stored =
      '{"version":1,"lines":[{"item_id":"0193a000-0000-7000-8000-000000000100","menu_id":"0193a000-0000-7000-8000-000000000010","category_id":"0193a000-0000-7000-8000-000000000020","modifier_counts":{"0193a000-0000-7000-8000-000000000300":2},"multiplier":3,"special_instructions":"no onions","campaign_instance_id":null,"is_reward_item":false,"name_seen":"Burger","price_seen":1300,"line_id":"line-1"}]}';
    expect(parseCart(stored).lines).toEqual([
      {
        line_id: 'line-1',
        item_id: '0193a000-0000-7000-8000-000000000100',
        menu_id: '0193a000-0000-7000-8000-000000000010',
        category_id: '0193a000-0000-7000-8000-000000000020',
        modifier_counts: { '0193a000-0000-7000-8000-000000000300': 2 },
        multiplier: 3,
        special_instructions: 'no onions',
        campaign_instance_id: null,
        is_reward_item: false,
        name_seen: 'Burger',
        price_seen: 1300,
      },
    ]);
  });
});
