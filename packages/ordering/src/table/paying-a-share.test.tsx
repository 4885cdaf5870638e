import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTable, useTablePage } from '../testing/open-table';
import { openPage } from '../testing/render-ordering';
import { sandboxCard, tokenCard } from '../testing/sandbox-card';
import type { Share } from './use-share';

const DECLINED = '4003050500040005';
const GOOD = '4030000010001234';

type Page = { readonly now: () => { readonly share: Share } };

async function claim(page: Page): Promise<void> {
  await act(async () => await page.now().share.claim({ kind: 'mine' }));
  expect(page.now().share.flow.stage).toBe('open');
}

async function pay(page: Page, number: string): Promise<void> {
  await act(async () => await page.now().share.confirm(tokenCard(number), { return_url: '' }));
}

function openIntent({ now }: Page): string | null {
  const { flow } = now().share;
  return flow.stage === 'open' ? flow.intent.payment_intent.payment_intent_id : null;
}

test('a share whose token was declined is paid with another payment, once', async () => {
  const fay = await openTable('SAFE', 'Fay', { endpoint: 'tide-bank' });
  await fay.order('Fries');
  await claim(fay);
  const first = openIntent(fay);
  await pay(fay, DECLINED);
  await waitFor(() =>
    expect(fay.now().share.flow).toMatchObject({ stage: 'open', decline: expect.any(String) }),
  );
  expect(openIntent(fay)).not.toBe(first);
  await pay(fay, GOOD);
  await waitFor(() => expect(fay.now().share.flow.stage).toBe('paid'));
  await waitFor(() => expect(fay.now().party.bill).toMatchObject({ paid: 565, open: 0 }));
});

test('a share that was found after a reload and then declined is chosen anew, and paid', async () => {
  const gus = await openTable('SAFE', 'Gus', { endpoint: 'tide-bank' });
  await gus.order('Fries');
  await claim(gus);
  gus.close();

  const again = await openPage(gus.guest, useTablePage);
  await waitFor(() =>
    expect(again.now().share.flow).toMatchObject({ stage: 'open', decline: null }),
  );
  await pay(again, DECLINED);
  // What was chosen before the reload is not known any more, and the payment for it is over.
  await waitFor(() =>
    expect(again.now().share.flow).toMatchObject({
      stage: 'refused',
      fault: { error: 'payment_declined' },
    }),
  );
  await claim(again);
  await pay(again, GOOD);
  await waitFor(() => expect(again.now().share.flow.stage).toBe('paid'));
});

test('a share that its payer does not want is another guest’s to pay at once', async () => {
  const hal = await openTable('WIND', 'Hal');
  const ivy = await openTable('WIND', 'Ivy');
  await hal.order('Fries');
  await act(async () => await hal.now().share.claim({ kind: 'all' }));
  expect(hal.now().share.flow.stage).toBe('open');
  await act(async () => await ivy.now().share.claim({ kind: 'all' }));
  expect(ivy.now().share.flow).toMatchObject({
    stage: 'refused',
    fault: { error: 'bill_claimed' },
  });

  await act(async () => await hal.now().share.reset());
  expect(hal.now().share.flow.stage).toBe('idle');
  await waitFor(() => expect(hal.now().party.bill).toMatchObject({ claimed: 0 }));
  await act(async () => await ivy.now().share.claim({ kind: 'all' }));
  expect(ivy.now().share.flow.stage).toBe('open');
});

test('a share whose bank was asked on a page that is gone is given up and paid anew', async () => {
  const jo = await openTable('WIND', 'Jo');
  await jo.order('Fries');
  await claim(jo);
  const { flow } = jo.now().share;
  const card = sandboxCard('intent' in flow ? flow.intent : null, 'pm_card_authenticationRequired');
  await act(async () => await jo.now().share.confirm(card, { return_url: '' }));
  jo.close();

  const again = await openPage(jo.guest, useTablePage);
  await waitFor(() =>
    expect(again.now().share.flow).toMatchObject({ stage: 'checking', is_unfinished: true }),
  );
  await act(async () => await again.now().share.reset());
  expect(again.now().share.flow.stage).toBe('idle');
  await claim(again);
  const { flow: anew } = again.now().share;
  const good = sandboxCard('intent' in anew ? anew.intent : null, 'pm_card_visa');
  await act(async () => await again.now().share.confirm(good, { return_url: '' }));
  await waitFor(() => expect(again.now().share.flow.stage).toBe('paid'));
});
