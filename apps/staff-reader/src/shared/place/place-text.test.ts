import { createI18n } from '@comanda/i18n';
import { expect, test } from 'vitest';
import { type PlacedOrder, placeText } from './place-text';

const PICKUP: PlacedOrder = {
  section_type: 'TAKEOUT',
  delivery_platform: 'MENTUM',
  order_type: 'TAKEOUT',
  table_label: null,
  parking_spot: null,
  pickup_time: null,
  delivery: null,
};
const KIOSK: PlacedOrder = { ...PICKUP, section_type: 'KIOSK', delivery_platform: 'KIOSK' };

test.each<[string, PlacedOrder, string]>([
  ['a bag at the counter', PICKUP, 'Pickup, ASAP'],
  ['a car', { ...PICKUP, parking_spot: '4' }, 'In a car, parking spot 4'],
  ['a kiosk’s guest who leaves', KIOSK, 'Take away, Kiosk'],
  ['a kiosk’s guest who stays', { ...KIOSK, order_type: 'DINE_IN' }, 'Eat here, Kiosk'],
  [
    'a table tent',
    { ...KIOSK, order_type: 'DINE_IN', table_label: '12' },
    'Table tent 12, Eat here',
  ],
  [
    'a table',
    { ...PICKUP, section_type: 'DINE_IN', order_type: 'DINE_IN', table_label: 'Table 4' },
    'Table 4',
  ],
])('the place of %s', async (_name, order, text) => {
  const { t } = await createI18n({ language: 'en', groups: ['staff'] });
  const { place, detail } = placeText(order, t, (instant) => instant);
  expect([place, detail].filter(Boolean).join(', ')).toBe(text);
});
