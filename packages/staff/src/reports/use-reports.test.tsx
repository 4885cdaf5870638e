import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { openSignedIn } from '../testing/open-signed-in';
import { useDayReport } from './use-day-report';
import { useHistory } from './use-history';

test('an order is found by its number and by the end of its phone number, and counts in the day', async () => {
  const base_url = inject('api_url');
  const placed = await placeCounterOrder({ base_url, restaurant: 'pier', name: 'Wilhelmina' });
  const q = placed.order_number ?? '';
  const staff = await openSignedIn(() => ({
    byNumber: useHistory({ q }),
    byPhone: useHistory({ q: '0199' }),
    day: useDayReport(),
  }));
  await waitFor(() =>
    expect(staff.now().byNumber.orders).toMatchObject([
      { order_id: placed.order_id, phone_ending: '0199' },
    ]),
  );
  await waitFor(() =>
    expect(staff.now().byPhone.orders?.map(({ order_id }) => order_id)).toContain(placed.order_id),
  );
  await waitFor(() => expect(staff.now().day.report?.orders).toBeGreaterThan(0));
  expect(staff.now().day.report?.currency).toBe('CAD');
});
