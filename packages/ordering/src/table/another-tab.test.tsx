import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTable } from '../testing/open-table';
import { sandboxCard } from '../testing/sandbox-card';

type Page = Awaited<ReturnType<typeof openTable>>;

/** Claims the guest's own dishes and pays them, while another tab does something before the bank has answered. */
async function payWhile({ now }: Page, elsewhere: () => Promise<void>): Promise<void> {
  await act(async () => await now().share.claim({ kind: 'mine' }));
  const { flow } = now().share;
  expect(flow.stage).toBe('open');
  const card = sandboxCard('intent' in flow ? flow.intent : null, 'pm_card_visa');
  const slow = {
    ...card,
    async confirm(input: Parameters<typeof card.confirm>[0]) {
      await elsewhere();
      return await card.confirm(input);
    },
  };
  await act(async () => await now().share.confirm(slow, { return_url: '' }));
}

test('a share is paid by who has claimed it, whoever orders on this phone by then', async () => {
  const ann = await openTable('WALL', 'Ann');
  const bea = await openTable('WALL', 'Bea');
  await ann.order('Fries');
  const { identity } = ann.now().seat;
  const other = bea.now().seat.identity;
  await payWhile(ann, async () => ann.now().store.getState().setGuest(other));
  await waitFor(() => expect(ann.now().share.flow.stage).toBe('paid'));
  expect(ann.now().share.flow).toMatchObject({ payer: { guest_id: identity?.guest_id } });
  await waitFor(() =>
    expect(ann.now().party.bill?.shares).toContainEqual(
      expect.objectContaining({ guest_id: identity?.guest_id, status: 'PAID' }),
    ),
  );
});

test('a share is paid although another table was joined meanwhile: its receipt says so', async () => {
  const cid = await openTable('WALL', 'Cid');
  await cid.order('Fries');
  const { identity } = cid.now().seat;
  await payWhile(cid, async () => {
    await cid.now().join.join('DOOR');
    expect(cid.now().store.getState().guest).toMatchObject({ guest_id: null });
  });
  await waitFor(() => expect(cid.now().share.flow.stage).toBe('paid'));
  expect(cid.now().share.flow).toMatchObject({ payer: { table_id: identity?.table_id } });
});
