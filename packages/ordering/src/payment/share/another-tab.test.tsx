import { newIntentKey } from '@comanda/api-client';
import type { ShareInput } from '@comanda/contracts';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openTable, useTablePage } from '../../testing/open-table';
import { openPage } from '../../testing/render-ordering';
import { sandboxCard } from '../../testing/sandbox-card';

type Page = Awaited<ReturnType<typeof openTable>>;

/** Claims a share, the guest's own dishes unless said otherwise, and pays it, while another tab does something before the bank has answered. */
async function payWhile(
  { now }: Page,
  elsewhere: () => Promise<void>,
  share: ShareInput = { kind: 'mine' },
): Promise<void> {
  await act(async () => await now().share.claim(share));
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
  const ann = await openTable('LANE', 'Ann');
  const bea = await openTable('LANE', 'Bea');
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
  const cid = await openTable('LANE', 'Cid');
  await cid.order('Fries');
  const { identity } = cid.now().seat;
  await payWhile(cid, async () => {
    await cid.now().join.join('DOOR');
    expect(cid.now().store.getState().guest).toMatchObject({ guest_id: null });
  });
  await waitFor(() => expect(cid.now().share.flow.stage).toBe('paid'));
  expect(cid.now().share.flow).toMatchObject({ payer: { table_id: identity?.table_id } });
});

test('a part of the bill is paid although another table was joined meanwhile, by who has ordered nothing', async () => {
  const dan = await openTable('LANE', 'Dan');
  const eli = await openTable('LANE', 'Eli');
  await dan.order('Fries');
  async function elsewhere(): Promise<void> {
    await eli.now().join.join('DOOR');
  }
  await payWhile(eli, elsewhere, { kind: 'parts', parts: 1, parts_of: 2 });
  await waitFor(() => expect(eli.now().share.flow.stage).toBe('paid'));
});

describe('a share whose payer was sent to another site', () => {
  /** Pays on a page of the bank's, while another tab does something; this tab's own page is gone by then. */
  async function comeBack(
    page: Page,
    pay: 'pm_card_visa' | null,
    elsewhere: () => Promise<void>,
  ): Promise<Awaited<ReturnType<typeof openPage<ReturnType<typeof useTablePage>>>>> {
    await act(async () => await page.now().share.claim({ kind: 'mine' }));
    const { flow } = page.now().share;
    const card = sandboxCard('intent' in flow ? flow.intent : null, pay ?? 'pm_card_visa');
    const away = {
      ...card,
      confirm: () => new Promise<never>(() => undefined),
    };
    act(() => void page.now().share.confirm(away, { return_url: '' }));
    if (pay !== null) await card.confirm({ return_url: '' });
    await act(elsewhere);
    page.close();
    return await openPage(page.guest, useTablePage);
  }

  test('is told to be paid to its payer, whoever orders on this phone by then', async () => {
    const ann = await openTable('LANE', 'Amy');
    const bea = await openTable('LANE', 'Ben');
    await ann.order('Fries');
    const { identity } = ann.now().seat;
    const other = bea.now().seat.identity;
    const back = await comeBack(ann, 'pm_card_visa', async () =>
      ann.now().store.getState().setGuest(other),
    );
    await waitFor(() => expect(back.now().share.flow.stage).toBe('paid'));
    expect(back.now().share.flow).toMatchObject({ payer: { guest_id: identity?.guest_id } });
    back.close();

    const next = await openPage(ann.guest, useTablePage);
    expect(next.now().share.flow.stage).toBe('idle');
  });

  test('is told so although its end was known before', async () => {
    const dot = await openTable('LANE', 'Dot');
    const eve = await openTable('LANE', 'Eve');
    await dot.order('Fries');
    const { guest_id = '' } = dot.now().seat.identity ?? {};
    const other = eve.now().seat.identity;
    const back = await comeBack(dot, 'pm_card_visa', async () => {
      dot.now().store.getState().setGuest(other);
      const { flow } = dot.now().share;
      const intent = 'intent' in flow ? flow.intent.payment_intent : null;
      const told = {
        restaurant_id: other?.restaurant_id ?? '',
        guest_id: guest_id ?? '',
        token: intent?.payment_intent_id ?? '',
        payment_method: 'CARD',
      } as const;
      const settled = await dot.guest.client.orderAndPay(told, { key: newIntentKey() });
      expect(settled.ok).toBe(true);
    });
    await waitFor(() => expect(back.now().share.flow.stage).toBe('paid'));
    expect(back.now().share.flow).toMatchObject({ payer: { guest_id } });
  });

  test('is told so although another table was joined meanwhile', async () => {
    const fin = await openTable('LANE', 'Fin');
    await fin.order('Fries');
    const { identity } = fin.now().seat;
    const back = await comeBack(
      fin,
      'pm_card_visa',
      async () => void (await fin.now().join.join('DOOR')),
    );
    await waitFor(() => expect(back.now().share.flow.stage).toBe('paid'), { timeout: 12_000 });
    expect(back.now().share.flow).toMatchObject({ payer: { table_id: identity?.table_id } });
  }, 20_000);

  test('is still its payer’s to pay where it was not paid there', async () => {
    const gus = await openTable('LANE', 'Gus');
    const hal = await openTable('LANE', 'Hob');
    await gus.order('Fries');
    const { identity } = gus.now().seat;
    const other = hal.now().seat.identity;
    const back = await comeBack(gus, null, async () => gus.now().store.getState().setGuest(other));
    await waitFor(() => expect(back.now().share.flow.stage).toBe('open'));
    expect(back.now().share.flow).toMatchObject({ payer: { guest_id: identity?.guest_id } });
    await act(async () => await back.now().share.reset());
  });
});
