import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { screen } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { onNewDevice } from '../../testing/new-device';
import { openStaffApp } from '../../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../../testing/sign-in';

onNewDevice();

test('the day shows how many items were sold, and all discounts', async () => {
  await placeCounterOrder({ base_url: inject('api_url'), restaurant: 'pier', name: 'Ada' });
  await openStaffApp('/staff/day?restaurant=pier');
  await signIn(COUNTER_PIN);
  const items = await screen.findByText('Items sold');
  expect(Number(items.nextElementSibling?.textContent)).toBeGreaterThanOrEqual(2);
  const [discounts] = screen.getAllByText('Discounts');
  expect(discounts?.nextElementSibling?.textContent).toBe('$0.00');
});
