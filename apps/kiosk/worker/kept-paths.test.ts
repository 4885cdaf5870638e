import { keptKind } from '@comanda/web/offline';
import { expect, test } from 'vitest';
import { KEPT_PATHS } from './kept-paths';

const ORIGIN = 'https://order.example';

function kind(path: string, mode = 'cors', method = 'GET') {
  return keptKind({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, KEPT_PATHS);
}

test.each([
  ['/_/kiosk/assets/main-abc.js', 'cors', 'part'],
  ['/api/media/01a2/0f3c-640.webp', 'cors', 'picture'],
  ['/api/restaurant/harbor?language=fr', 'cors', 'menu'],
  ['/api/menu/harbor/menus?language=fr', 'cors', 'menu'],
  ['/harbor.kiosk', 'navigate', 'page'],
  ['/kioskhome', 'navigate', 'page'],
  ['/kiosk/cart?restaurant=harbor', 'navigate', 'page'],
])('%s is kept', (path, mode, expected) => {
  expect(kind(path, mode)).toBe(expected);
});

test.each([
  ['/api/orders/late', 'cors'],
  ['/api/devices/self', 'cors'],
  ['/api/guests/6f1c', 'cors'],
  ['/api/terminal/01a2/list', 'cors'],
  ['/_/diner-web/assets/shell-abc.js', 'cors'],
  ['/harbor', 'navigate'],
  ['/receipts/6f1c', 'navigate'],
  ['/staff', 'navigate'],
])('%s is never touched', (path, mode) => {
  expect(kind(path, mode)).toBeNull();
});

test('what changes something is never touched', () => {
  expect(kind('/api/restaurant/harbor', 'cors', 'POST')).toBeNull();
});
