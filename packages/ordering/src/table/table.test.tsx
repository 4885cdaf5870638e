import type { MountedCard, WalletOutcome } from '@comanda/payments';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openTable, useTablePage } from '../testing/open-table';
import { aGuest, openPage } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';
import { nextShare } from './share-flow';

describe('a table', () => {
  test('is joined by its code, ordered at in rounds, and paid in shares', async () => {
    const ada = await openTable('WALL', 'Ada');
    const bob = await openTable('WALL', 'Bob');
    await ada.order('Chowder');
    await ada.order('Fries');
    await bob.order('Fries');
    await waitFor(() => expect(bob.now().party.bill?.open).toBe(2712));
    expect(bob.now().party.guests.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
    expect(
      ada.now().party.orders.find(({ guest_name }) => guest_name === 'Ada')?.items,
    ).toHaveLength(2);

    await act(async () => await bob.now().share.claim({ kind: 'mine' }, { tip_fixed: 100 }));
    const { flow } = bob.now().share;
    if (flow.stage !== 'open') throw new Error(`It is ${flow.stage}.`);
    expect(flow.intent.payment_intent.amount).toBe(778);

    await act(async () => await ada.now().share.claim({ kind: 'all' }));
    await waitFor(() => expect(ada.now().share.flow.stage).toBe('open'));
    const bad = sandboxCard(flow.intent, 'pm_card_chargeDeclined');
    await act(async () => await bob.now().share.confirm(bad, { return_url: '' }));
    expect(bob.now().share.flow).toMatchObject({ stage: 'open', decline: expect.any(String) });
    const card = sandboxCard(flow.intent, 'pm_card_visa');
    await act(async () => await bob.now().share.confirm(card, { return_url: '' }));
    await waitFor(() => expect(bob.now().share.flow.stage).toBe('paid'));
    await waitFor(() =>
      expect(bob.now().party.bill).toMatchObject({ paid: 778, claimed: 2034, open: 0 }),
    );
    act(() => bob.now().share.reset());
    await act(async () => await bob.now().share.claim({ kind: 'all' }));
    expect(bob.now().share.flow).toMatchObject({
      stage: 'refused',
      fault: { error: 'bill_claimed', bill: { claimed: 2034 } },
    });
  });

  test('has a share that is found again after a reload, and paid then', async () => {
    const cleo = await openTable('DOOR', 'Cleo');
    await cleo.order('Fries');
    await act(async () => await cleo.now().share.claim({ kind: 'mine' }));
    expect(cleo.now().share.flow.stage).toBe('open');

    const again = await openPage(cleo.guest, useTablePage);
    await waitFor(() =>
      expect(again.now().share.flow).toMatchObject({ stage: 'open', decline: null }),
    );
    const { flow } = again.now().share;
    if (flow.stage !== 'open') throw new Error(`It is ${flow.stage}.`);
    const card = sandboxCard(flow.intent, 'pm_card_visa');
    await act(async () => await again.now().share.confirm(card, { return_url: '' }));
    await waitFor(() => expect(again.now().share.flow.stage).toBe('paid'));
  });

  test('has a share whose wallet is told how it ended, and charged as the wallet it is', async () => {
    const sent: object[] = [];
    const dot = await openTable('DOOR', 'Dot', {
      clientOf: ({ client }) => ({
        ...client,
        placePaidOrder(input, options) {
          sent.push(input);
          return client.placePaidOrder(input, options);
        },
      }),
    });
    await dot.order('Fries');
    await act(async () => await dot.now().share.claim({ kind: 'mine' }));
    const { flow } = dot.now().share;
    if (flow.stage !== 'open') throw new Error(`It is ${flow.stage}.`);
    const told: WalletOutcome[] = [];
    function settleWallet(outcome: WalletOutcome): void {
      told.push(outcome);
    }
    async function pay(card: MountedCard, confirm = card.confirm): Promise<void> {
      const paying = { ...card, confirm, settleWallet };
      await act(async () => await dot.now().share.confirm(paying, { return_url: '' }));
    }

    const good = sandboxCard(flow.intent, 'pm_card_visa');
    await pay(good, () => Promise.resolve({ kind: 'incomplete' }));
    expect(dot.now().share.flow).toMatchObject({ stage: 'open', decline: null });
    await pay(sandboxCard(flow.intent, 'pm_card_chargeDeclined'));
    expect(dot.now().share.flow).toMatchObject({ stage: 'open', decline: expect.any(String) });
    expect(told).toEqual(['declined', 'declined']);
    expect(sent).toEqual([]);

    await pay(good, async (input) => {
      await good.confirm(input);
      return { kind: 'tokenized', payment_method: 'WALLET', token: 'of-apple' };
    });
    await waitFor(() => expect(dot.now().share.flow.stage).toBe('paid'));
    expect(sent[0]).toMatchObject({ payment_method: 'WALLET', card_token: 'of-apple' });
    expect(told.slice(2)).toEqual(['paid']);
  });

  test('that is not there is told from one whose party was asked to leave', async () => {
    const page = await openPage(aGuest({ endpoint: 'tide-room' }), useTablePage);
    await act(async () => void (await page.now().join.join('NONE')));
    expect(page.now().join.fault).toMatchObject({ code: 'refused', error: 'table_not_found' });

    const eve = await openTable('DOOR', 'Eve');
    eve.guest.network.loseSession();
    await act(async () => void (await eve.now().round.send()));
    await act(async () => await eve.queryClient.invalidateQueries({ queryKey: ['table'] }));
    await waitFor(() => expect(eve.now().party.fault).toEqual({ code: 'session_closed' }));
  });

  test('has a payment that is not left before its end is known', () => {
    const checking = { stage: 'checking', intent: {} } as Parameters<typeof nextShare>[0];
    for (const type of ['reset', 'claim', 'confirm'] as const)
      expect(nextShare(checking, { type })).toBe(checking);
  });
});
