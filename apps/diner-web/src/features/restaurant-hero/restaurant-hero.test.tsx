import type { Restaurant } from '@comanda/contracts';
import { useCheckoutDetails } from '@comanda/ordering';
import { aRestaurant, aSchedule } from '@comanda/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '@comanda/ordering-ui/testing';
import { RestaurantHero } from './restaurant-hero';

afterEach(cleanup);

const AT_NIGHT = new Date('2026-11-24T03:00:00Z');

test('whoever takes out from a closed restaurant may order for later; whoever sits at a table may not', async () => {
  await open({ schedule: aSchedule() });
  expect(await screen.findByText('We are closed now. You can order for later.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(await screen.findByText('We are closed now. You can still look around.')).toBeTruthy();
});

test('a menu that is only for reading is not called closed', async () => {
  await open({ order_mode: 'RESTAURANT_SETTING_NONE' });
  expect(await screen.findByText(/This menu is for viewing only/)).toBeTruthy();
  expect(screen.queryByText('Closed now')).toBeNull();
});

async function open(overrides: Partial<Restaurant>): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant now={AT_NIGHT} restaurant={aRestaurant(overrides)}>
        <RestaurantHero />
        <SitDown />
      </InRestaurant>,
    );
  });
}

function SitDown() {
  const { set } = useCheckoutDetails();
  return (
    <button type="button" onClick={() => set({ order_type: 'DINE_IN' })}>
      Sit down
    </button>
  );
}
