import type { Delivery } from '@comanda/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InRestaurant, STORY_ORDER } from '@comanda/ordering-ui/testing';
import { DeliveryProgress } from './delivery-progress';

const { guest_id, order_id } = STORY_ORDER;
const CANCELLED = { status: 'CANCELLED', is_cancellable: false } as const;

const ON_ITS_WAY: Delivery = {
  order_id,
  guest_id,
  status: 'WAITING',
  provider: 'IN_HOUSE',
  dropoff_eta: '2026-11-24T17:00:00Z',
  tracking_url: null,
  courier_name: null,
  dropoff_address: '1 Quay Road',
  is_cancellable: true,
  is_cancelling: false,
  updated_at: '2026-11-24T16:00:00Z',
};

let cache: QueryClient;
afterEach(cleanup);
beforeEach(async () => {
  await act(async () => {
    render(
      <InRestaurant>
        <Progress />
      </InRestaurant>,
    );
  });
  await tell({});
});

function Progress() {
  const client = useQueryClient();
  useEffect(() => {
    cache = client;
  }, [client]);
  return <DeliveryProgress order={STORY_ORDER} events="open" />;
}

/** Mocks the server's current state. */
async function tell(changes: Partial<Delivery>): Promise<void> {
  await act(async () => {
    cache.setQueryData(['delivery', guest_id], { ...ON_ITS_WAY, ...changes });
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
}

async function press(name: string): Promise<void> {
  await userEvent.setup().click(await screen.findByRole('button', { name }));
}

/** Moves the focus elsewhere. */
function leaveIt(): void {
  (document.activeElement as HTMLElement).blur(); // what has the focus is an element
}

test('who is asked whether to call it off has the focus, and what came of it too', async () => {
  await press('Cancel the order');
  expect(document.activeElement?.textContent).toContain('Cancel the order?');
  await tell(CANCELLED);
  expect(document.activeElement?.textContent).toContain('cancelled');
});

test('who keeps it is not called away when the restaurant cancels it later', async () => {
  await press('Cancel the order');
  await press('No, keep it');
  expect(document.activeElement?.textContent).toContain('Cancel the order');
  leaveIt();
  await tell(CANCELLED);
  expect(screen.getByText(/^Order cancelled/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test.each(['DELIVERED', 'FAILED'] as const)(
  'nobody follows a courier once it is %s',
  async (status) => {
    const follow = { name: 'Follow the courier' };
    const tracking_url = 'https://courier.example/follow';
    await tell({ status: 'DISPATCHED', tracking_url });
    expect(screen.getByRole('link', follow)).toBeTruthy();
    await tell({ status, tracking_url });
    expect(screen.queryByRole('link', follow)).toBeNull();
  },
);

test('nor is who was asked, and can be asked no more since it is on the road', async () => {
  await press('Cancel the order');
  await tell({ status: 'DISPATCHED', is_cancellable: false });
  leaveIt();
  await tell(CANCELLED);
  expect(screen.getByText(/^Order cancelled/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
