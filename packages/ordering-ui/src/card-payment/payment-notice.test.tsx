import type { Problem } from '@comanda/contracts';
import { useOrdering } from '@comanda/ordering';
import { type CheckoutFlow, UNTRIED } from '@comanda/ordering/payment';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { PaymentNotice } from './payment-notice';

afterEach(cleanup);

function nothing(): void {}

/** A cart that a promotion has left, which nobody was told of yet. */
function WithoutPromotion() {
  const { store } = useOrdering();
  useState(() => {
    const { cart } = store.getState();
    const reason = { code: 'campaign_gone' } as const;
    const lost = [{ campaign_instance_id: 'one', name: 'Happy hour', reason, rewards: [] }];
    store.getState().loseCampaigns({ cart, campaigns: [] }, lost);
  });
  return null;
}

async function show(flow: CheckoutFlow, hasOtherWay = true, isLost = false): Promise<string> {
  await act(async () => {
    render(
      <InRestaurant>
        {isLost && <WithoutPromotion />}
        <PaymentNotice
          flow={flow}
          total={1098}
          canTryAgain={false}
          hasOtherWay={hasOtherWay}
          onAccept={nothing}
          onReview={nothing}
          reviewLabel="Review order"
          onRetry={nothing}
        />
      </InRestaurant>,
    );
  });
  const button = await screen.findByRole('button');
  return button.parentElement?.parentElement?.textContent ?? '';
}

function limited(retry_after: number): CheckoutFlow {
  const problem = { code: 'rate_limited', retry_after } as unknown as Problem; // all that is read of it
  return { stage: 'refused', problem };
}

test('who may not try another card for long is told for how long', async () => {
  expect(await show(limited(3585))).toMatch(/wait 60 minutes/);
});

test('who was only fast waits a moment', async () => {
  expect(await show(limited(5))).toMatch(/a moment/);
});

test('who has cookies blocked is told what to do, and may try again', async () => {
  const problem = { code: 'unauthorized' } as unknown as Problem; // all that is read of it
  const said = await show({ stage: 'refused', problem, is_session_unkept: true });
  expect(said).toMatch(/Allow cookies.*Try again/);
});

test('a payment that has to be begun anew says so beside its button', async () => {
  const decline = { message: 'Do not honor' };
  const said = await show({ stage: 'declined', decline } as unknown as CheckoutFlow);
  expect(said).toMatch(/open the card form again/);
});

test.each([
  ['Your card has insufficient funds.', /Your card has insufficient funds\./],
  ['DECLINE', /The bank declined this card\./],
  ['Do not honor', /The bank declined this card\./],
])('of a declined card guests read sentences: %s', async (message, told) => {
  const said = await show({ stage: 'declined', decline: { message } } as unknown as CheckoutFlow);
  expect(document.body.textContent).toMatch(told);
  expect(document.body.textContent).not.toMatch(/DECLINE|honor/);
  expect(said).toMatch(/open the card form again/);
});

test.each([
  ['online', /We’ll keep trying/],
  ['counter', /Nothing has been ordered yet/],
])(
  'who cannot be heard and wants to pay (%s) is told what becomes of the order',
  async (way, told) => {
    const said = await show({ stage: 'offline', attempt: { way } } as unknown as CheckoutFlow);
    expect(said).toMatch(/having trouble connecting/);
    expect(said).toMatch(told);
  },
);

test.each([
  ['another way to pay', true],
  ['use another card', false],
])('who was declined is led to %s', async (way, hasOtherWay) => {
  await show(
    { stage: 'declined', decline: { message: '' } } as unknown as CheckoutFlow,
    hasOtherWay,
  );
  expect(document.body.textContent).toContain('The payment did not go through');
  expect(document.body.textContent?.includes(way)).toBe(true);
  expect(document.body.textContent?.includes('another way')).toBe(hasOtherWay);
  cleanup();
  expect((await show(limited(3585), hasOtherWay)).includes('another way')).toBe(hasOtherWay);
});

test('who came back without having paid is told that, and of no failure', async () => {
  const decline = { code: UNTRIED, message: '' };
  await show({ stage: 'declined', decline } as unknown as CheckoutFlow);
  expect(document.body.textContent).toContain('You have not paid yet');
  expect(document.body.textContent).not.toContain('did not go through');
});

test.each([
  ['was taken out: the new total is told', true],
  ['is still in it', false],
])('a promotion that is used up %s', async (_, isLost) => {
  const problem = { code: 'campaign_used_up' } as unknown as Problem; // all that is read of it
  const said = await show({ stage: 'refused', problem }, true, isLost);
  expect(said).toMatch(/^This promotion has run out\./);
  expect(said).not.toMatch(/remove it/);
  expect(/We removed it\. Your total is now .*10\.98\./.test(said)).toBe(isLost);
});
