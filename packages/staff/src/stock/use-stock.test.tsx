import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOrdering } from '../ordering/use-ordering';
import { openSignedIn } from '../testing/open-signed-in';
import { useStock } from './use-stock';

test('a dish and a choice are sold out until somebody says so, and stand first meanwhile', async () => {
  const staff = await openSignedIn(useStock);
  await waitFor(() => expect(staff.now().entries).toHaveLength(4));
  for (const name of ['Lobster roll', 'Rye']) {
    const found = staff.now().entries?.find((entry) => entry.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    act(() => staff.now().markSoldOut(found, name === 'Rye' ? 'tomorrow' : null));
    await waitFor(() =>
      expect(staff.now().entries?.some((each) => each.id === found.id && !each.is_in_stock)).toBe(
        true,
      ),
    );
  }
  expect(staff.now().entries).toMatchObject([
    { kind: 'dish', name: 'Lobster roll', place: 'Day · Fish', until: null },
    { kind: 'choice', name: 'Rye', place: 'Bread', until: expect.any(String) },
    { is_in_stock: true },
    { is_in_stock: true },
  ]);
  for (const entry of staff.now().entries?.slice(0, 2) ?? [])
    act(() => staff.now().markInStock(entry));
  await waitFor(() =>
    expect(staff.now().entries?.every(({ is_in_stock }) => is_in_stock)).toBe(true),
  );
});

test('ordering slows down, pauses and opens again', async () => {
  const staff = await openSignedIn(useOrdering);
  await waitFor(() => expect(staff.now().restaurant?.state).toBe('ACTIVE'));
  act(() => staff.now().slowDown(15, null));
  await waitFor(() =>
    expect(staff.now().restaurant).toMatchObject({ state: 'DELAYED', busy_minutes: 15 }),
  );
  const until = new Date(Date.now() + 3_600_000).toISOString();
  act(() => staff.now().pause(until));
  await waitFor(() =>
    expect(staff.now().restaurant).toMatchObject({ state: 'INACTIVE', state_until: until }),
  );
  act(() => staff.now().open());
  await waitFor(() => expect(staff.now().restaurant?.state).toBe('ACTIVE'));
});
