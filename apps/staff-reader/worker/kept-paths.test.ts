import { keptKind } from '@comanda/web/offline';
import { expect, test } from 'vitest';
import { KEPT_PATHS } from './kept-paths';

const ORIGIN = 'https://order.example';

function kind(path: string, mode: string) {
  return keptKind({ method: 'GET', mode, url: new URL(path, ORIGIN).href }, ORIGIN, KEPT_PATHS);
}

test.each([
  ['/_/staff-reader/assets/main-abc.js', 'cors', 'part'],
  ['/staff?restaurant=harbor', 'navigate', 'page'],
  ['/staff/tables', 'navigate', 'page'],
  ['/order/frontOfHouseReader?guest_id=1', 'navigate', 'page'],
])('%s is kept', (path, mode, expected) => {
  expect(kind(path, mode)).toBe(expected);
});

test.each([
  ['/api/staff/orders?limit=200', 'cors'],
  ['/api/staff/session', 'cors'],
  ['/api/restaurant/harbor', 'cors'],
  ['/_/kiosk/assets/main-abc.js', 'cors'],
  ['/v2/harbor/order', 'navigate'],
])('%s is never touched', (path, mode) => {
  expect(kind(path, mode)).toBeNull();
});
