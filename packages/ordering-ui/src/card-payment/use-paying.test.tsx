import type { Checkout, CheckoutFlow } from '@comanda/ordering/payment';
import type { IntentReply } from '@comanda/api-client';
import type { PaymentService } from '@comanda/contracts';
import type { MountedCard } from '@comanda/payments';
import { act, render } from '@testing-library/react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { type Paying, usePaying } from './use-paying';

const IDLE: CheckoutFlow = { stage: 'idle' };

/** A payment page whose guest chooses the counter in the very moment in which they see it. */
function QuickGuest({ began }: { readonly began: (way: string) => void }) {
  const [flow, setFlow] = useState(IDLE);
  const checkout: Pick<Checkout, 'flow' | 'intent' | 'fault' | 'isOutdated' | 'start' | 'reset'> = {
    flow,
    intent: null,
    fault: null,
    isOutdated: false,
    start: () => began('card'),
    reset() {
      began('nothing');
      setFlow({ ...IDLE });
    },
  };
  const paying = usePaying({
    checkout: checkout as Checkout, // all that is asked for until somebody pays
    options: { online: true, counter: true },
    onWalletFailed: () => undefined,
  });
  const chooseCounter = useEffectEvent(() => paying.changeWay('counter'));
  useLayoutEffect(() => chooseCounter(), []);
  return paying.way;
}

test('whoever chooses the counter at once has no payment by card opened behind them', () => {
  const ways: string[] = [];
  const { container } = render(<QuickGuest began={(way) => ways.push(way)} />);
  expect(container.textContent).toBe('counter');
  expect(ways.at(-1)).toBe('nothing');
});

/** A payment page whose card form is there, and whose order another tab changes. */
function openPayPage(payment_service: PaymentService) {
  const did: string[] = [];
  const held: { paying?: Paying; approve?: () => void } = {};
  const card: Pick<MountedCard, 'onWalletApproved' | 'onWalletFailed' | 'settleWallet'> = {
    onWalletApproved(listener) {
      held.approve = listener;
      return () => undefined;
    },
    onWalletFailed: () => () => undefined,
    settleWallet: (outcome) => did.push(outcome),
  };

  function Page(now: Pick<Checkout, 'flow' | 'intent' | 'isOutdated'>) {
    const checkout: Omit<
      Checkout,
      'retry' | 'takeUp' | 'acceptChanges' | 'payAtCounter' | 'reset'
    > = {
      ...now,
      fault: null,
      start: () => did.push('start'),
      confirm: () => Promise.resolve(void did.push('confirm')),
    };
    const paying = usePaying({
      checkout: checkout as Checkout, // all that is asked for while a card is typed
      options: { online: true, counter: false },
      onWalletFailed: () => undefined,
    });
    useLayoutEffect(() => {
      held.paying = paying;
    });
    return null;
  }

  function paidFor(amount: number) {
    const payment_intent = { payment_intent_id: `pi_${amount}`, amount };
    return { payment_service, payment_intent } as IntentReply; // all that is read of it
  }
  function at(stage: string): CheckoutFlow {
    return { stage } as CheckoutFlow; // all that is read of it
  }

  const former = paidFor(1000);
  const ready = at('ready_to_confirm');
  const { rerender } = render(<Page flow={ready} intent={former} isOutdated={false} />);
  // The processor's form tells itself once it is on the page.
  act(() => held.paying?.setCard(card as MountedCard)); // all that is asked of it
  return {
    did,
    former,
    now(): Paying {
      if (held.paying === undefined) throw new Error('Nothing was drawn.');
      return held.paying;
    },
    approve: () => act(() => held.approve?.()),
    change: () => rerender(<Page flow={ready} intent={former} isOutdated />),
    reopen: () => rerender(<Page flow={at('opening_payment')} intent={null} isOutdated={false} />),
    goOn: () => rerender(<Page flow={ready} intent={paidFor(1500)} isOutdated={false} />),
  };
}

test('an order that another tab changed keeps the fields of a card, and is paid once its total is agreed to', () => {
  const page = openPayPage('NMI');
  expect(page.now().isChanged).toBe(false);
  page.change();
  expect(page.did).toContain('start');
  page.reopen();
  expect(page.now()).toMatchObject({ formIntent: page.former, isWaitingForForm: true });
  page.goOn();
  expect(page.now()).toMatchObject({ isChanged: true, mustAgree: true });
  expect(page.now().formIntent?.payment_intent.amount).toBe(1500);
  act(() => page.now().pay());
  expect(page.did).not.toContain('confirm');
  act(() => page.now().agree());
  act(() => page.now().pay());
  expect(page.did).toContain('confirm');
  expect(page.now().isChanged).toBe(false);
});

test('a form that belongs to its payment is opened anew, with a word of why', () => {
  const page = openPayPage('STRIPE');
  page.change();
  page.reopen();
  expect(page.now().formIntent).toBeNull();
  page.goOn();
  expect(page.now()).toMatchObject({ isChanged: true, mustAgree: false });
});

test('what a wallet approved of the former order is refused, not left open', () => {
  const page = openPayPage('BAMBORA');
  page.change();
  page.approve();
  expect(page.did).toContain('declined');
  expect(page.did).not.toContain('confirm');
});
