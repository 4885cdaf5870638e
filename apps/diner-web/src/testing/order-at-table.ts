import { screen, within } from '@testing-library/react';
import { openApp } from './open-app';

/** Ada takes out two drinks from Harbor Burger & Bowl's other door and pays at the counter: her phone at her orders, and the number. */
export async function orderAtTable() {
  const user = await openApp('/dineSelect?restaurant=harbor');
  await user.click(await screen.findByRole('link', { name: /^Pickup/ }));
  await user.click(await screen.findByRole('link', { name: 'All Day' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
  if (!add) throw new Error('Green Tide cannot be added at once.');
  await user.click(add);
  await screen.findByText('Tap here when you are ready to check out.');
  await user.click(await screen.findByRole('link', { name: /View order/ }));

  await screen.findByRole('heading', { level: 1, name: 'Your order' });
  await user.click(await screen.findByRole('button', { name: /^One more/ }));
  await user.click(screen.getByRole('button', { name: /Checkout/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '718 555 0142');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: /Pay at the counter/ }));
  await user.click(screen.getByRole('button', { name: 'Place the order' }));

  await screen.findByRole('heading', { name: 'Your orders' });
  const ticket = await screen.findByRole('region', { name: 'Order number' });
  return { user, ticket, number: within(ticket).getByText(/^[2-9A-HJ-NP-Z]{4}$/).textContent };
}
