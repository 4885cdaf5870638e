import type { Guest } from '@comanda/contracts';
import { anId } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InRestaurant } from '@comanda/ordering-ui/testing';
import { GuestList } from './guest-list';

afterEach(cleanup);

test.each([
  ['Ada', 'A'],
  ['أحمد', 'أ'],
  ['👩‍🍳 Chef', '👩‍🍳'],
  ['🇧🇷 Bia', '🇧🇷'],
])('%s is known by a whole first letter', async (name, initial) => {
  await act(async () => {
    render(
      <InRestaurant>
        <GuestList guests={[called(name)]} mine={null} onSelect={vi.fn()} />
      </InRestaurant>,
    );
  });
  const guest = await screen.findByRole('button', { name: new RegExp(name, 'u') });
  expect(guest.firstElementChild?.textContent).toBe(initial);
});

function called(name: string): Guest {
  return {
    guest_id: anId(0x601),
    table_id: anId(0x602),
    restaurant_id: anId(0x603),
    name,
    has_phone: false,
    is_phone_verified: false,
    has_paid: false,
    label: null,
    order_time: null,
    room_number: null,
    affiliate_code: null,
    campaign_code: null,
    order: null,
    created_at: '2026-06-12T16:00:00Z',
  };
}
