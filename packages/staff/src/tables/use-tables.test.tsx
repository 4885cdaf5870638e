import { sitDown } from '@comanda/testing/sit-down';
import { act, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { useOrderActs } from '../board/use-order-acts';
import { openSignedIn } from '../testing/open-signed-in';
import { useTable } from './use-table';
import { useTables } from './use-tables';

/** A dish of 5.00 with its tax. */
const FRIES = 565;

test('the tables stand in their sections, and one is open from its first order until it is closed', async () => {
  const ada = await seat('P7R2', 'Ada');
  const staff = await openSignedIn(() => ({ tables: useTables(), table: useTable(ada.table_id) }));
  function tableNow() {
    return staff.now().tables.sections?.[0]?.tables[0];
  }
  await waitFor(() => expect(tableNow()).toMatchObject({ label: 'Table 1', state: 'seated' }));
  expect(staff.now().tables.sections).toMatchObject([
    { name: 'Dining room', tables: [{}, { state: 'free' }, { state: 'out_of_service' }] },
    { name: 'Deck', tables: [{ state: 'free' }] },
  ]);

  await ada.order('Fries');
  await ada.callWaiter('Some water');
  act(() => staff.now().table.close());
  await waitFor(() => expect(staff.now().table.owedOnClosing).toBe(FRIES));
  await waitFor(() =>
    expect(staff.now().table.details?.parties).toMatchObject([
      { guests: [{ name: 'Ada' }], bill: { open: FRIES } },
    ]),
  );
  await waitFor(() => expect(tableNow()).toMatchObject({ state: 'open_bill', owed: FRIES }));

  act(() => staff.now().table.close({ confirmed: true }));
  await waitFor(() => expect(tableNow()?.state).toBe('free'));
  expect(staff.now().table.owedOnClosing).toBeNull();
});

test('a guest gets another name, and a table that paid at the counter closes at once', async () => {
  const bob = await seat('P7R3', 'Bob');
  const { order_id } = await bob.order('Fries');
  const staff = await openSignedIn(() => ({
    acts: useOrderActs(),
    table: useTable(bob.table_id),
  }));
  await waitFor(() => expect(staff.now().table.details?.parties).toHaveLength(1));
  act(() => staff.now().table.renameGuest(bob.guest_id, 'Bobby'));
  await waitFor(() =>
    expect(staff.now().table.details?.table.sessions).toMatchObject([{ guest_names: ['Bobby'] }]),
  );
  act(() => staff.now().acts.markPaid(order_id));
  await waitFor(() => expect(staff.now().table.details?.table.state).toBe('paid'));
  const party = staff.now().table.details?.parties[0];
  expect(party?.bill?.shares).toMatchObject([{ kind: 'counter', status: 'PAID', amount: FRIES }]);
  act(() => staff.now().table.close());
  await waitFor(() => expect(staff.now().table.details?.table.state).toBe('free'));
});

function seat(local_id: string, name: string) {
  return sitDown({ base_url: inject('api_url'), restaurant: 'pier', local_id, name });
}
