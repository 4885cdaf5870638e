import type { BillShare } from '@comanda/contracts';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openTable, useTablePage } from '../../testing/open-table';
import { openPage } from '../../testing/render-ordering';
import { returnedCard, sandboxCard, tokenCard } from '../../testing/sandbox-card';
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

/** The share as the bill has it. */
async function heldBy({ now }: Awaited<ReturnType<typeof openTable>>): Promise<BillShare> {
  await waitFor(() => expect(now().party.bill?.shares.at(-1)?.status).toBe('CLAIMED'));
  const held = now().party.bill?.shares.at(-1);
  if (held === undefined) throw new Error('Nothing is held.');
  return held;
}

/** As the server gives it back once its time is over. */
async function runOut({ guest, now }: Awaited<ReturnType<typeof openTable>>): Promise<void> {
  await guest.client.releaseShare({ guest_id: now().seat.identity?.guest_id ?? '' });
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
  // The choice before the reload is no longer known, and its payment is over.
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

test.each([
  ['a page of the bank', 'LANE', 'tide-room'],
  ['a form that makes tokens', 'SAFE', 'tide-bank'],
])(
  'who comes back from %s without having paid is told of no failure',
  async (_, code, endpoint) => {
    const una = await openTable(code, 'Una', { endpoint });
    await una.order('Fries');
    await claim(una);
    const first = openIntent(una);
    await act(async () => await una.now().share.confirm(returnedCard, { return_url: '' }));
    await waitFor(() =>
      expect(una.now().share.flow).toMatchObject({ stage: 'open', decline: null }),
    );
    expect(openIntent(una)).toBe(first);
    await act(async () => await una.now().share.reset());
  },
);

describe('a share that is asked for once more', () => {
  test('is held for longer with the same payment, so that what was typed stays', async () => {
    const kim = await openTable('WIND', 'Kim');
    await kim.order('Fries');
    await claim(kim);
    const { flow } = kim.now().share;
    const held = await heldBy(kim);
    await act(async () => expect(await kim.now().share.renew(held)).toBeNull());
    expect(kim.now().share.flow).toEqual(flow);
    await waitFor(async () =>
      expect(Date.parse((await heldBy(kim)).held_until)).toBeGreaterThan(
        Date.parse(held.held_until),
      ),
    );
    await act(async () => await kim.now().share.reset());
  });

  test('is had again after its time, unless somebody else was quicker', async () => {
    const lea = await openTable('WIND', 'Lea');
    const moe = await openTable('WIND', 'Moe');
    await lea.order('Fries');
    await claim(lea);
    const held = await heldBy(lea);
    const first = openIntent(lea);
    await runOut(lea);
    await act(async () => void (await lea.now().share.renew(held)));
    expect(lea.now().share.flow).toMatchObject({ stage: 'open', decline: null });
    expect(openIntent(lea)).not.toBe(first);

    await runOut(lea);
    await act(async () => await moe.now().share.claim({ kind: 'all' }));
    await act(async () => void (await lea.now().share.renew(held)));
    expect(lea.now().share.flow).toMatchObject({
      stage: 'refused',
      fault: { error: 'bill_claimed' },
    });
    await act(async () => await moe.now().share.reset());
  });

  test('stays as it is where nobody answers', async () => {
    const ned = await openTable('WIND', 'Ned');
    await ned.order('Fries');
    await claim(ned);
    const { flow } = ned.now().share;
    const held = await heldBy(ned);
    ned.guest.network.break('/orders/pay', 'request', 9);
    await act(async () => expect(await ned.now().share.renew(held)).toEqual({ code: 'offline' }));
    expect(ned.now().share.flow).toEqual(flow);
  });
});

describe('a share whose time was over before it was paid', () => {
  /** The form's result for a closed payment: declined, or none. */
  const FORMS = {
    'says that it was declined': ({ now }: Page) => {
      const { flow } = now().share;
      return sandboxCard('intent' in flow ? flow.intent : null, 'pm_card_visa');
    },
    'says nothing': () => returnedCard,
    'makes a token': () => tokenCard(GOOD),
  };

  test.each([
    ['says that it was declined', 'Pam', 'WIND', 'tide-room'],
    ['says nothing', 'Pat', 'WIND', 'tide-room'],
    ['makes a token', 'Pia', 'SAFE', 'tide-bank'],
  ] as const)(
    'is said to be over where the form %s, taken again and paid once',
    async (form, name, code, endpoint) => {
      const pam = await openTable(code, name, { endpoint });
      await pam.order('Fries');
      await claim(pam);
      const held = await heldBy(pam);
      const first = openIntent(pam);
      await runOut(pam);
      await act(async () => await pam.now().share.confirm(FORMS[form](pam), { return_url: '' }));
      await waitFor(() =>
        expect(pam.now().share.flow).toMatchObject({ stage: 'open', decline: null, is_over: true }),
      );

      await act(async () => expect(await pam.now().share.renew(held)).toBeNull());
      expect(pam.now().share.flow).not.toHaveProperty('is_over');
      expect(openIntent(pam)).not.toBe(first);
      const good = code === 'SAFE' ? tokenCard(GOOD) : FORMS['says that it was declined'](pam);
      await act(async () => await pam.now().share.confirm(good, { return_url: '' }));
      await waitFor(() => expect(pam.now().share.flow.stage).toBe('paid'));
      const { guest_id } = pam.now().seat.identity ?? {};
      await waitFor(() =>
        expect(ownOf(pam, guest_id)).toMatchObject([{ status: 'PAID', amount: held.amount }]),
      );
    },
  );

  test('is said to be over when the bank answers late', async () => {
    const ray = await openTable('WIND', 'Ray');
    await ray.order('Fries');
    await claim(ray);
    const { flow } = ray.now().share;
    const card = sandboxCard(
      'intent' in flow ? flow.intent : null,
      'pm_card_authenticationRequired',
    );
    await act(async () => await ray.now().share.confirm(card, { return_url: '' }));
    expect(ray.now().share.flow.stage).toBe('checking');
    await runOut(ray);
    await waitFor(() =>
      expect(ray.now().share.flow).toMatchObject({ stage: 'open', decline: null, is_over: true }),
    );
  });

  test('is not taken again from who holds it by then, or has paid it', async () => {
    const sue = await openTable('WIND', 'Sue');
    const tim = await openTable('WIND', 'Tim');
    await sue.order('Fries');
    await claim(sue);
    const held = await heldBy(sue);
    await runOut(sue);
    await act(async () => await tim.now().share.claim({ kind: 'all' }));
    await act(async () => await sue.now().share.confirm(returnedCard, { return_url: '' }));
    await waitFor(() => expect(sue.now().share.flow).toMatchObject({ is_over: true }));
    const { flow } = tim.now().share;
    const card = sandboxCard('intent' in flow ? flow.intent : null, 'pm_card_visa');
    await act(async () => await tim.now().share.confirm(card, { return_url: '' }));
    await waitFor(() => expect(tim.now().share.flow.stage).toBe('paid'));
    await act(async () => void (await sue.now().share.renew(held)));
    expect(sue.now().share.flow).toMatchObject({
      stage: 'refused',
      fault: { error: 'already_paid' },
    });
  });
});

function ownOf(
  { now }: Awaited<ReturnType<typeof openTable>>,
  guest_id: string | null | undefined,
) {
  return now().party.bill?.shares.filter((share) => share.guest_id === guest_id);
}
