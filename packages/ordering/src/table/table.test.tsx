import type { MountedCard, WalletOutcome } from '@comanda/payments';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openTable, useTablePage } from '../testing/open-table';
import { aGuest, openPage, withoutCookies } from '../testing/render-ordering';
import { sandboxCard } from '../testing/sandbox-card';

describe('a table', () => {
  test('is joined by its code, ordered at in rounds, and paid in shares', async () => {
    // A table of its own: what others leave on a bill would be counted.
    const ada = await openTable('COVE', 'Ada');
    const bob = await openTable('COVE', 'Bob');
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
    await act(async () => await bob.now().share.reset());
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
    const answers: WalletOutcome[] = [];
    const dot = await openTable('DOOR', 'Dot', {
      clientOf: ({ client }) => ({
        ...client,
        async orderAndPay(input, options) {
          sent.push(input);
          const answer = await client.orderAndPay(input, options);
          answers.push(answer.ok ? 'paid' : 'unknown');
          return answer;
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
      return { kind: 'succeeded', payment_method: 'WALLET' };
    });
    await waitFor(() => expect(dot.now().share.flow.stage).toBe('paid'));
    expect(sent[0]).toMatchObject({ payment_method: 'WALLET' });
    // The first answer counts: the server may be about to hear of the payment from the processor, and know no more yet.
    expect(told.slice(2)).toEqual(answers.slice(0, 1));
    expect(answers.at(-1)).toBe('paid');
  });

  test('has the name of whoever orders ready for the order, and nothing of the one before', async () => {
    const fay = await openTable('DOOR', 'Fay');
    const { store } = fay.now();
    expect(store.getState().details.name).toBe('Fay');
    act(() => store.getState().setDetails({ phone: '416 555 0144', order_instructions: 'Quick' }));
    await act(async () => void (await fay.now().party.addGuest('Gus')));
    expect(store.getState().details).toMatchObject({
      name: 'Gus',
      phone: '',
      order_instructions: '',
    });
  });

  test('is not joined again and again by a browser that keeps no session', async () => {
    const guest = withoutCookies(aGuest({ endpoint: 'tide-room' }));
    const page = await openPage(guest, useTablePage);
    await act(async () => void (await page.now().join.join('WALL')));
    expect(page.now().join.fault).toEqual({ code: 'no_cookies' });
    expect(page.now().seat.identity).toBeNull();
  });

  test('whose orders could not be read is not one that has none', async () => {
    const hal = await openTable('DOOR', 'Hal');
    await hal.order('Fries');
    hal.guest.network.refuse('/orders', { code: 'internal', status: 422 });
    const again = await openPage(hal.guest, useTablePage);
    await waitFor(() => expect(again.now().party.is_unread).toBe(true));
    expect(again.now().party.orders).toEqual([]);

    hal.guest.network.mend();
    await act(async () => await again.queryClient.invalidateQueries({ queryKey: ['table'] }));
    await waitFor(() => expect(again.now().party.orders).not.toEqual([]));
    expect(again.now().party.is_unread).toBe(false);
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

  test('has a round once, whose reply was lost and which is sent again after a reload', async () => {
    const ivy = await openTable('DOOR', 'Ivy');
    act(() => void ivy.now().add({ item_id: ivy.idOf('Fries') }));
    ivy.guest.network.break('addToOrder', 'reply');
    await act(async () => void (await ivy.now().round.send()));
    expect(ivy.now().round.fault).toEqual({ code: 'offline' });
    ivy.close();

    ivy.guest.network.mend();
    const again = await openPage(ivy.guest, useTablePage);
    await waitFor(() => expect(again.now().cart.count).toBe(1));
    await act(async () => void (await again.now().round.send()));
    await waitFor(() => expect(again.now().cart.count).toBe(0));
    const own = again.now().party.orders.find(({ guest_name }) => guest_name === 'Ivy');
    expect(own?.items).toMatchObject([{ name: 'Fries', multiplier: 1 }]);
  });

  test('has a round once, whose reply was lost and after which more was chosen', async () => {
    const zoe = await openTable('DOOR', 'Zoe');
    function add(dish: string): void {
      act(() => void zoe.now().add({ item_id: zoe.idOf(dish) }));
    }
    add('Fries');
    zoe.guest.network.break('addToOrder', 'reply');
    await act(async () => void (await zoe.now().round.send()));
    add('Fries');
    zoe.guest.network.mend();
    await act(async () => void (await zoe.now().round.send()));
    await waitFor(() => expect(zoe.now().cart.count).toBe(0));
    const own = zoe.now().party.orders.find(({ guest_name }) => guest_name === 'Zoe');
    const units = own?.items.reduce((sum, { multiplier }) => sum + multiplier, 0);
    expect(units).toBe(2);
  });

  test('sends the whole cart anew once a round was refused, under another key', async () => {
    const keys: string[] = [];
    const lou = await openTable('DOOR', 'Lou', {
      clientOf: ({ client }) => ({
        ...client,
        async addToOrder(body, options) {
          keys.push(options.key);
          return await client.addToOrder(body, options);
        },
      }),
    });
    act(() => void lou.now().add({ item_id: lou.idOf('Fries') }));
    act(() =>
      lou
        .now()
        .store.getState()
        .setDetails({ order_instructions: 'x'.repeat(5000) }),
    );
    await act(async () => void (await lou.now().round.send()));
    expect(lou.now().round.fault).toMatchObject({ code: 'refused' });
    act(() => lou.now().store.getState().setDetails({ order_instructions: '' }));
    await act(async () => void (await lou.now().round.send()));
    await waitFor(() => expect(lou.now().cart.count).toBe(0));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('keeps what is chosen while a round is on its way', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const jo = await openTable('WALL', 'Jo', {
      clientOf: ({ client }) => ({
        ...client,
        async addToOrder(...call) {
          await arrival;
          return await client.addToOrder(...call);
        },
      }),
    });
    function add(dish: string): void {
      act(() => void jo.now().add({ item_id: jo.idOf(dish) }));
    }
    add('Fries');
    await act(async () => void jo.now().round.send());
    add('Fries');
    arrive();
    await waitFor(() => expect(jo.now().round.is_sending).toBe(false));
    expect(jo.now().cart.count).toBe(1);
    const own = jo.now().party.orders.find(({ guest_name }) => guest_name === 'Jo');
    expect(own?.items).toMatchObject([{ name: 'Fries', multiplier: 1 }]);
  });
});
