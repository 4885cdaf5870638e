import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { orderAtCounter } from '../testing/order-at-counter';

afterEach(() => vi.restoreAllMocks());

test('at the counter, a lost answer is told in words of the order, and nobody is to order again', async () => {
  const send = globalThis.fetch;
  let isLost = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const reply = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (isLost && url.includes('/orders/orderAndPay')) throw new TypeError('The answer got lost.');
    return reply;
  });
  const ordered = orderAtCounter();
  await screen.findByText(/whether your order arrived\. Please do not order again/);
  isLost = false;
  expect((await ordered).number).toMatch(/^[2-9A-Z]{4}$/);
});
