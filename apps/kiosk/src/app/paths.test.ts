import { expect, test } from 'vitest';
import { endpointInPath, startPath } from './paths';

test.each([
  ['/backlot.kiosk', 'backlot'],
  ['/Backlot.kiosk/', 'backlot'],
  ['/kioskhome', null],
  ['/kiosk/cart', null],
  ['/a/backlot.kiosk', null],
])('%s is the first page of %s', (pathname, endpoint) => {
  expect(endpointInPath(pathname)).toBe(endpoint);
});

test('the first page of a restaurant is found again', () => {
  expect(endpointInPath(startPath('bistro-odile'))).toBe('bistro-odile');
});
