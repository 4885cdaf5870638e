import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTable, useTablePage } from '../../testing/open-table';
import { openPage } from '../../testing/render-ordering';
import { sandboxCard } from '../../testing/sandbox-card';
import { useSharePrice } from './use-share-price';

function usePricedTable() {
  return {
    ...useTablePage(),
    mine: useSharePrice({ kind: 'mine' }),
    all: useSharePrice({ kind: 'all' }),
    third: useSharePrice({ kind: 'parts', parts: 1, parts_of: 3 }),
    amount: useSharePrice({ kind: 'amount', amount: 300 }),
  };
}

/** In cents, with tax: fries at this table. */
const FRIES = 678;

test('each share has its price, also when a tablemate has paid theirs with a tip, and costs exactly that', async () => {
  const ann = await openTable('CORD', 'Ann');
  const bea = await openTable('CORD', 'Bea');
  await ann.order('Fries');
  await bea.order('Fries');
  await bea.order('Fries');
  bea.close();
  const page = await openPage(bea.guest, usePricedTable);
  await waitFor(() => {
    expect(page.now().mine?.total_with_tip_and_tax).toBe(2 * FRIES);
    expect(page.now().all?.total_with_tip_and_tax).toBe(3 * FRIES);
    expect(page.now().third?.total_with_tip_and_tax).toBe(FRIES);
    expect(page.now().amount?.total_with_tip_and_tax).toBe(300);
  });

  await act(async () => await ann.now().share.claim({ kind: 'mine' }, { tip_fixed: 150 }));
  const { flow } = ann.now().share;
  if (flow.stage !== 'open') throw new Error(`It is ${flow.stage}.`);
  const card = sandboxCard(flow.intent, 'pm_card_visa');
  await act(async () => await ann.now().share.confirm(card, { return_url: '' }));
  await waitFor(() => expect(ann.now().share.flow.stage).toBe('paid'));

  await act(() => page.queryClient.invalidateQueries());
  await waitFor(() => expect(page.now().all?.total_with_tip_and_tax).toBe(2 * FRIES));
  const { mine } = page.now();
  expect(mine).toMatchObject({ total_with_tax: 2 * FRIES, tip_amount: 0 });
  await act(async () => await page.now().share.claim({ kind: 'mine' }, { tip_percentage: 1500 }));
  expect(page.now().share.flow).toMatchObject({
    stage: 'open',
    intent: { totals: { net_total: mine?.net_total, total_with_tax: mine?.total_with_tax } },
  });
  await act(async () => await page.now().share.reset());
});

test('a share that somebody else holds has no price', async () => {
  const cyd = await openTable('CORD', 'Cyd');
  await cyd.order('Fries');
  await act(async () => await cyd.now().share.claim({ kind: 'all' }));
  const dee = await openTable('CORD', 'Dee');
  dee.close();
  const page = await openPage(dee.guest, usePricedTable);
  await waitFor(() => expect(page.now().party.bill?.claimed).toBeGreaterThan(0));
  expect(page.now().all).toBeNull();
  await act(async () => await cyd.now().share.reset());
  await act(() => page.queryClient.invalidateQueries());
  await waitFor(() => expect(page.now().all).not.toBeNull());
});
