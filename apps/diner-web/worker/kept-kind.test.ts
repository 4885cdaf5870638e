import { expect, test } from 'vitest';
import { keptKind } from './kept-kind';

const ORIGIN = 'https://order.example';

function kind(path: string, mode = 'cors', method = 'GET') {
  return keptKind({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);
}

test.each([
  ['/_/diner-web/assets/shell-abc.js', 'part'],
  ['/api/media/01a2/0f3c-640.webp', 'picture'],
  ['/api/restaurant/harbor?language=fr', 'menu'],
  ['/api/menu/harbor/menus?language=fr', 'menu'],
  ['/api/campaign/list/public/harbor', 'menu'],
])('%s is kept as a %s', (path, expected) => {
  expect(kind(path)).toBe(expected);
});

test.each([
  '/api/guests/6f1c',
  '/api/orders/orderAndPay',
  '/api/order/calculateTotals',
  '/api/payments/intent',
  '/api/table/01a2/guests',
  '/api/table/local',
  '/api/bills/01a2',
  '/api/events?topics=table',
  '/api/health/live',
  '/api/staff/orders',
  '/api/restaurant/harbor/full-slots',
  '/api/media/01a2/film.mp4',
  '/_/receipts/assets/shell-abc.js',
  '/_/diner-web/worker.js',
  'https://js.stripe.com/v3/',
])('%s is never touched', (path) => {
  expect(kind(path)).toBeNull();
});

test('what changes something is never touched', () => {
  expect(kind('/api/restaurant/harbor', 'cors', 'POST')).toBeNull();
  expect(kind('/v2/harbor/order', 'navigate', 'POST')).toBeNull();
});

test.each(['/v2/harbor/order', '/v2/harbor/home', '/v2/harbor/m/1/c/2/i/3'])(
  'the document %s is the same for everybody, and kept',
  (path) => {
    expect(kind(path, 'navigate')).toBe('page');
  },
);

test.each([
  '/v2/harbor/cart',
  '/v2/harbor/phone',
  '/v2/harbor/payStripe',
  '/v2/harbor/orderComplete',
  '/table/AB12?restaurant=harbor',
  '/orders',
  '/order/pay',
  '/harbor',
  '/harbor/anna',
  '/harbor.tablet',
  '/start',
  '/receipts',
])('of %s nothing is kept, and without a network the application says so', (path) => {
  expect(kind(path, 'navigate')).toBe('shell');
});

test.each([
  '/',
  '/fr',
  '/privacy',
  '/tos',
  '/staff',
  '/gklocations',
  '/wall',
  '/harbor.kiosk',
  '/receipts/6f1c',
  '/receipts/6f1c/',
  '/receipts-old/6f1c',
  '/api',
  '/api/docs',
  '/.well-known/apple-developer-merchantid-domain-association',
  '/_/receipts/index.html',
  '/_/diner-web/assets/shell-abc.js',
])('the document %s is another’s, or none', (path) => {
  expect(kind(path, 'navigate')).toBeNull();
});
