import type { IntentReply } from '@comanda/api-client';
import type { MountedCard } from '@comanda/payments';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { isPaymentPending } from '../../payment/payment-flow';
import { openTable, useTablePage } from '../open-table';
import { openPayPage, order } from '../pay-page';
import { readerHand } from '../reader-hand';
import { aGuest, openPage } from '../render-ordering';
import { sandboxCard, tokenCard } from '../sandbox-card';
import type { Scene } from './scene';

type Confirm = (card: MountedCard) => Promise<void>;

/** Stripe's form pays by itself; Bambora's makes a token that the server charges. */
type Cards = (intent: IntentReply | null, isGood: boolean) => MountedCard;

const STRIPE_CARDS: Cards = (intent, isGood) =>
  sandboxCard(intent, isGood ? 'pm_card_visa' : 'pm_card_chargeDeclined');

const BAMBORA_CARDS: Cards = (_, isGood) =>
  tokenCard(isGood ? '4030000010001234' : '4003050500040005');

/** The acts of a guest with a card form on their page; `confirm` does nothing where none is open. */
function cardActs(intent: () => IntentReply | null, confirm: Confirm, cards = STRIPE_CARDS) {
  async function pay(card: MountedCard): Promise<void> {
    if (intent() !== null) await act(() => confirm(card));
  }
  return {
    pay: () => pay(cards(intent(), true)),
    'pay with a card that is declined': () => pay(cards(intent(), false)),
    /** The webhook is first: the form has lost the processor's answer. */
    'pay and lose the answer'() {
      const card = cards(intent(), true);
      return pay({
        ...card,
        async confirm(input) {
          await card.confirm(input);
          return { kind: 'failed', reason: 'network' };
        },
      });
    },
  };
}

/** A guest with one dish in the cart, who pays by card on the page or at the counter. */
export async function checkoutScene(): Promise<Scene> {
  const guest = aGuest();
  const { network } = guest;
  const ledger = readerHand('STRIPE', 'Events');
  let page = await openPayPage(guest);
  order(page);

  function checkout() {
    const { checkout: found } = page.now();
    ledger.watch(found.flow);
    return found;
  }
  async function untilOpened(): Promise<void> {
    const opening = ['securing_guest', 'opening_payment'];
    await waitFor(() => expect(opening).not.toContain(checkout().flow.stage));
  }
  async function untilDecided(): Promise<void> {
    await waitFor(() => expect(isPaymentPending(checkout().flow)).toBe(false));
  }
  async function start(): Promise<void> {
    act(() => checkout().start());
    await untilOpened();
  }

  return {
    isOver: () => checkout().flow.stage === 'placed',
    acts: {
      start,
      ...cardActs(
        () => checkout().intent,
        (card) => checkout().confirm(card, { return_url: '' }),
      ),
      'order at the counter': async () => act(() => checkout().payAtCounter()),
      async 'load the page again'() {
        page.close();
        page = await openPayPage(guest);
      },
      async 'open a second tab'() {
        const other = await openPayPage(guest);
        act(() => other.now().checkout.start());
        other.close();
      },
      'lose replies': async () => network.break('orderAndPay', 'reply', 3),
      'go back': async () => act(() => checkout().reset()),
    },
    async finish() {
      network.mend();
      await untilOpened();
      act(() => checkout().retry());
      await untilDecided();
      // The page may not have been told of what another tab has paid.
      if (page.now().cart.count > 0) await start();
      await untilDecided();
      const { flow } = checkout();
      const guest_id = page.now().store.getState().guest?.guest_id ?? null;
      const receipt = guest_id === null ? null : await guest.client.getReceipt({ guest_id });
      const orders = receipt?.ok ? receipt.value.guest.orders : [];
      expect(orders.length).toBeLessThan(2);
      const paid = orders.find(({ payment_status }) => payment_status === 'CAPTURED');
      const due = paid?.totals.total_with_tip_and_tax ?? 0;
      page.close();
      const isSaid = flow.stage === 'placed';
      return { isSaid, isKnown: orders.length === 1, taken: await ledger.taken(), due };
    },
  };
}

const UNDECIDED = ['claiming', 'confirming', 'checking', 'returning'];

const TABLES = {
  STRIPE: { endpoint: 'tide-kiosk', code: 'WAVE', cards: STRIPE_CARDS },
  BAMBORA: { endpoint: 'tide-bank', code: 'SAFE', cards: BAMBORA_CARDS },
} as const;

/** A guest at a table who pays for their own dishes on their phone. */
export async function shareScene(name: string, processor: keyof typeof TABLES): Promise<Scene> {
  const { endpoint, code, cards } = TABLES[processor];
  const first = await openTable(code, name, { endpoint });
  await first.order('Fries');
  const { guest } = first;
  const guest_id = first.now().seat.identity?.guest_id ?? '';
  const ledger = readerHand('STRIPE', 'Events');
  await waitFor(() => expect(first.now().party.bill?.order_ids ?? []).not.toEqual([]));
  for (const order_id of first.now().party.bill?.order_ids ?? []) ledger.watchOrder(order_id);
  const before = await ledger.taken();
  first.close();
  let page = await openPage(guest, useTablePage);

  function share() {
    return page.now().share;
  }
  function intent(): IntentReply | null {
    const { flow } = share();
    if ('intent' in flow) ledger.watchPayment(flow.intent.payment_intent.payment_intent_id);
    return flow.stage === 'open' ? flow.intent : null;
  }
  function isPaidElsewhere(): boolean {
    const shares = page.now().party.bill?.shares ?? [];
    return shares.some((each) => each.guest_id === guest_id && each.status === 'PAID');
  }
  async function untilDecided(): Promise<void> {
    await waitFor(() => expect(UNDECIDED).not.toContain(share().flow.stage));
  }

  return {
    isOver: () => share().flow.stage === 'paid',
    acts: {
      async claim() {
        await untilDecided();
        if (!['paid', 'open'].includes(share().flow.stage))
          await act(() => share().claim({ kind: 'mine' }));
      },
      ...cardActs(intent, (card) => share().confirm(card, { return_url: '' }), cards),
      async 'load the page again'() {
        page.close();
        page = await openPage(guest, useTablePage);
      },
      async 'pay in a second tab'() {
        const other = await openPage(guest, useTablePage);
        await act(() => other.now().share.claim({ kind: 'mine' }));
        const { flow } = other.now().share;
        if (flow.stage === 'open') {
          ledger.watchPayment(flow.intent.payment_intent.payment_intent_id);
          await act(() => other.now().share.confirm(cards(flow.intent, true), { return_url: '' }));
          await waitFor(() => expect(UNDECIDED).not.toContain(other.now().share.flow.stage));
        }
        other.close();
      },
      'lose replies': async () => guest.network.break('orderAndPay', 'reply', 3),
      'be too slow': () => guest.client.releaseShare({ guest_id }),
      async 'give it back'() {
        if (share().flow.stage === 'open') await act(() => share().reset());
      },
    },
    async finish() {
      guest.network.mend();
      await untilDecided();
      const receipt = await guest.client.getReceipt({ guest_id });
      const paid = receipt.ok ? receipt.value.guest.paid_shares : [];
      expect(paid.length).toBeLessThan(2);
      const isKnown = paid.length === 1;
      const isPaidHere = share().flow.stage === 'paid';
      // This page learns from its bill of the payment of another tab, and reads it when told that it changed.
      if (!isPaidHere) await act(() => page.queryClient.invalidateQueries());
      const isSaid = isPaidHere || isPaidElsewhere();
      page.close();
      return {
        isSaid,
        isKnown,
        taken: (await ledger.taken()) - before,
        due: isKnown ? 565 : 0,
      };
    },
  };
}
