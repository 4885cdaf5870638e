import type { Guest } from '@comanda/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant, STORY_RESTAURANT } from '@comanda/ordering-ui/testing';
import { HealthOverlay } from './health-overlay';
import { type Party, PartyContext } from './party-context';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ME = { guest_id: 'zoe', has_phone: false } as unknown as Guest; // all that is read of it

async function open(): Promise<void> {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, is_display_health_form: true }}>
        <PartyContext value={{ me: ME } as unknown as Party}>
          <HealthOverlay />
        </PartyContext>
      </InRestaurant>,
    );
  });
}

test('who has put the list of guests aside is not asked again after a reload', async () => {
  await open();
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();

  await open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
});
