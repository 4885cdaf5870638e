import { expect, test } from 'vitest';
import { ownerOf, readSurfaces } from './surfaces.mjs';

const surfaces = readSurfaces();

test.each([
  ['/api', 'api'],
  ['/api/health/ready', 'api'],
  ['/apiary', 'diner-web'],
  ['/receipts/7f0c', 'receipts'],
  ['/receipts/7f0c/', 'receipts'],
  ['/receipts/7f0c?lang=fr', 'receipts'],
  ['/receipts-old/7f0c', 'receipts'],
  ['/backlot.kiosk', 'kiosk'],
  ['/kioskhome', 'kiosk'],
  ['/kiosk/cart?restaurant=backlot', 'kiosk'],
  ['/a/backlot.kiosk', 'diner-web'],
  ['/receipts', 'diner-web'],
  ['/receipts/7f0c/extra', 'diner-web'],
  ['/', 'marketing'],
  ['/start', 'diner-web'],
  ['/v2/harbor/order', 'diner-web'],
  ['/_/receipts/assets/index.js', 'receipts'],
  ['/_/nobody/assets/index.js', undefined],
])('%s belongs to %s', (url, app) => {
  expect(ownerOf(surfaces, url)).toBe(app);
});
