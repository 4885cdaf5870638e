import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKiosk, setNetwork } from '../testing/open-kiosk';
import { addDish, pair, type User } from '../testing/steps';

async function type(user: User, digits: string): Promise<void> {
  for (const digit of digits) await user.click(screen.getByRole('button', { name: digit }));
}

function isSaveOff(): unknown {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled;
}

test('a tip of one’s own is an amount or whole percent, and never more than the order', async () => {
  const user = await openKiosk('/quay.kiosk');
  await pair(user, 'quay');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  // 5.00
  await user.click(await screen.findByRole('button', { name: 'Add Fries' }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'Another amount' }));
  expect(isSaveOff()).toBe(true);
  await type(user, '501');
  await screen.findByText('Tip amount is more than subtotal');
  expect(isSaveOff()).toBe(true);

  await user.click(screen.getByRole('radio', { name: 'Percent' }));
  expect(isSaveOff()).toBe(true);
  await type(user, '101');
  await screen.findByText('Tip amount is more than subtotal');
  expect(isSaveOff()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await type(user, '18');
  expect(screen.getByText(/^18\s?% · \$0\.90$/)).toBeTruthy();
  const placed = setNetwork('up')('/orders/orderAndPay');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const reply = JSON.parse(await placed);
  // 5.00 and 13 % of tax, and the tip.
  expect(reply.order.totals).toMatchObject({ tip_amount: 90, total_with_tip_and_tax: 655 });
}, 90_000);

test('a tip that is suggested is part of an order that is paid in the only way there is', async () => {
  const user = await openKiosk('/quay.kiosk');
  await pair(user, 'quay');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  await user.click(await screen.findByRole('button', { name: 'Add Fries' }));
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  const placed = setNetwork('up')('/orders/orderAndPay');
  await user.click(await screen.findByRole('button', { name: /^20/ }));
  const { order } = JSON.parse(await placed);
  expect(order.totals).toMatchObject({ tip_amount: 100, total_with_tip_and_tax: 665 });
  await screen.findByText(/^Please pay \$6\.65 at the counter\.$/);
}, 90_000);

test('a name that was typed and is not wanted is not sent', async () => {
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await addDish(user, 'backlot');
  await user.click(await screen.findByRole('button', { name: 'Tap to checkout' }));
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  await user.click(await screen.findByRole('button', { name: 'No tip' }));
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Zebulon');
  const placed = setNetwork('up')('/orders/orderAndPay');
  await user.click(screen.getByRole('button', { name: 'Go on without a name' }));
  expect(await placed).not.toContain('Zebulon');
}, 90_000);
