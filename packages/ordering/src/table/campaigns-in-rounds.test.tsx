import type { PaymentTotals } from '@comanda/contracts';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCampaignActions } from '../campaigns/use-campaign-actions';
import { useCampaigns } from '../campaigns/use-campaigns';
import { useDiscountCode } from '../campaigns/use-discount-code';
import { useLostCampaigns } from '../campaigns/use-lost-campaigns';
import { useTotals } from '../totals/use-totals';
import { openTable, useTablePage } from '../testing/open-table';
import { openPage } from '../testing/render-ordering';

function useHall() {
  return {
    ...useTablePage(),
    totals: useTotals(),
    list: useCampaigns(),
    campaigns: useCampaignActions(),
    code: useDiscountCode(),
    lost: useLostCampaigns(),
  };
}

/** At a table where what is eaten is paid afterwards. */
async function sitDown(name: string) {
  const { guest, idOf, close } = await openTable('STGE', name, { endpoint: 'tide-hall' });
  close();
  const page = await openPage({ ...guest, pays_later: true }, useHall);
  const { now } = page;
  await waitFor(() => expect(now().party.me?.name).toBe(name));
  await waitFor(() => expect(now().list.others).not.toEqual([]));
  function add(...dishes: readonly string[]): void {
    for (const dish of dishes) act(() => void now().add({ item_id: idOf(dish) }));
  }
  async function send(): Promise<void> {
    await act(async () => void (await now().round.send()));
  }
  /** Waits until phone and server agree on a round's totals. */
  async function agreed(): Promise<PaymentTotals> {
    await waitFor(() => {
      const { cart, totals } = now();
      expect(totals).toEqual({ totals: cart.totals, is_confirmed: true, fault: null });
    });
    return now().totals.totals;
  }
  function ordered(): number {
    const { orders } = now().party;
    return orders.find(({ guest_name }) => guest_name === name)?.totals.total_with_tax ?? 0;
  }
  return { ...page, add, send, agreed, ordered };
}

test('a promotion that joins by itself is shown in the round that it counts in, and in no other', async () => {
  const { now, add, send, agreed, ordered } = await sitDown('Ada');
  add('Chowder', 'Wine');
  const first = await agreed();
  expect(first.discount).toBe(500);
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
  expect(now().lost.lost).toEqual([]);

  add('Chowder', 'Wine');
  const second = await agreed();
  expect(second.discount).toBe(0);
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
  await waitFor(() => expect(ordered()).toBe(first.total_with_tax + second.total_with_tax));
});

test('one that was added once is added to no further round, and not lost from the one it is in', async () => {
  const { now, add, send } = await sitDown('Bob');
  async function neighbours(): Promise<void> {
    act(() => now().code.setText('NEXTDOOR'));
    await act(async () => void (await now().code.apply()));
  }
  add('Chowder');
  await neighbours();
  expect(now().cart.totals.discount).toBe(100);
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
  expect(now().lost.lost).toEqual([]);

  add('Chowder');
  await neighbours();
  expect(now().code.fault).toMatchObject({ code: 'campaign_limit_reached' });
  await send();
  await waitFor(() => expect(now().cart.count).toBe(0));
});

test('a round that costs something else by now is not sent: the new price is told, and sent when it is taken', async () => {
  const { now, add, send, agreed, ordered, queryClient } = await sitDown('Cleo');
  add('Chowder');
  const { total_with_tax: total, ...rest } = await agreed();
  const former = { ...rest, total_with_tax: total - 100 };
  act(() => void queryClient.setQueriesData({ queryKey: ['totals'] }, former));
  await waitFor(() => expect(now().totals.totals).toEqual(former));
  await send();
  expect(now().round.fault).toMatchObject({
    code: 'price_changed',
    totals: { total_with_tax: total },
    former_total: total - 100,
  });
  expect(ordered()).toBe(0);
  await send();
  await waitFor(() => expect(ordered()).toBe(total));
});
