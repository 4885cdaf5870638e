import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlaces, mountOptions } from '../testing/mount-options';
import { nuveiDriver } from './nuvei-driver';

const PAGE = 'https://payments.example/merchant/paymentpage?ORDERID=1&HASH=ab';

const left: string[] = [];
beforeEach(() => {
  left.length = 0;
  // Leaving the page is the browser's part; where it leaves for is ours.
  vi.spyOn(window.location, 'assign').mockImplementation((address) => {
    left.push(String(address));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function leave(): Promise<void> {
  const mounted = await nuveiDriver.mount(createPlaces(), mountOptions({ response: PAGE }));
  if (!mounted.ok) throw new Error('It was not mounted.');
  void mounted.value.confirm({ return_url: '' });
}

test('the window goes to its page, as the server has signed the address', async () => {
  await leave();
  expect(left).toEqual([PAGE]);
});

test('from inside a frame its page is told that it stands in one, without which it stands in none', async () => {
  vi.stubGlobal('parent', {});
  await leave();
  expect(left).toEqual([`${PAGE}&INIFRAME=Y`]);
});
