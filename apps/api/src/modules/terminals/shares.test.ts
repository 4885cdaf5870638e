import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';
import { layReaders, type ReaderShop, STRIPE_READER, TPN } from './testing/start-readers';

let shop: Dining;
let readers: ReaderShop;
beforeAll(async () => {
  shop = await startDining();
  readers = await layReaders(shop);
}, 120_000);
beforeEach(async () => {
  shop.advance(60_000);
  await readers.hand('spin/reset', {});
  await shop.clear(readers.staff.token, 'TAB1');
});
afterAll(() => shop.close());

/** Ada had fries for 4.90 with tax, Bob a burger for 11.98. */
async function party(): Promise<[Diner, Diner]> {
  const [ada, bob] = await shop.sit('TAB1', 'Ada', 'Bob');
  if (!ada || !bob) throw new Error('nobody sits');
  await shop.round(ada, ['fries']);
  await shop.round(bob, ['burger']);
  return [ada, bob];
}

/** Staff hold a reader out to a guest of the table. */
function bring({ guest_id }: Diner, bill: object, reader = TPN) {
  const { restaurant_id } = shop;
  const body = { restaurant_id, guest_id, terminal_id: readers.terminalId(reader), bill };
  return shop.call('POST', '/terminal/payment', body, readers.staff);
}

async function tapped(payment_intent_id: string): Promise<void> {
  expect((await readers.sell(payment_intent_id, readers.staff)).status).toBe(200);
  await readers.asking();
  await readers.act('present');
  await readers.until(payment_intent_id, 'COMPLETE');
}

test('one pays half of the bill at the reader, another the rest on the phone, and it is paid once', async () => {
  const [ada, bob] = await party();
  const half = { share: { kind: 'parts', parts: 1, parts_of: 2 } };
  const opened = await bring(ada, half);
  expect(opened.body).toMatchObject({ payment_service: 'NUVEI', payment_intent: { amount: 844 } });
  expect(await shop.bill(bob)).toMatchObject({ claimed: 844, open: 844 });
  await tapped(opened.body.payment_intent.payment_intent_id);
  expect(await shop.bill(bob)).toMatchObject({ paid: 844, claimed: 0, open: 844 });

  const rest = await shop.pay(bob, { share: { kind: 'all' } });
  const { payment_intent_id, amount } = rest.body.payment_intent;
  expect(amount).toBe(844);
  await shop.confirm(payment_intent_id);
  await shop.settle(bob, payment_intent_id);
  expect(await shop.bill(ada)).toMatchObject({ total: 1688, paid: 1688, open: 0 });
  expect((await bring(ada, { share: { kind: 'all' } })).body.code).toBe('already_paid');
  expect(await readers.sales()).toMatchObject([{ amount_captured: 844, amount_refunded: 0 }]);
});

test('what a guest is paying on the phone is closed when the reader comes, and opened there with the tip', async () => {
  const [ada] = await party();
  const onPhone = (await shop.pay(ada)).body.payment_intent;
  const opened = await bring(ada, { share: { kind: 'mine' }, tip_fixed: 100 });
  expect(opened.body).toMatchObject({ payment_intent: { amount: 590 } });
  const { payment_intent_id } = opened.body.payment_intent;
  expect(payment_intent_id).not.toBe(onPhone.payment_intent_id);
  // Asked for once more, at the same reader, it is the same.
  const again = await bring(ada, { share: { kind: 'mine' }, tip_fixed: 100 });
  expect(again.body.payment_intent.payment_intent_id).toBe(payment_intent_id);
  await tapped(payment_intent_id);
  expect((await shop.settle(ada, onPhone.payment_intent_id)).body.code).toBeDefined();
  expect(await shop.bill(ada)).toMatchObject({ paid: 590, claimed: 0 });
  const day = await shop.call('GET', '/staff/reports/day', undefined, readers.staff);
  const { staff_id } = readers.staff;
  expect(day.body.report.tips).toMatchObject([{ staff_id, tip_amount: 100 }]);
});

test('carried to another reader it is another payment, and the first one asks nobody', async () => {
  const [ada] = await party();
  const first = (await bring(ada, { share: { kind: 'mine' } })).body.payment_intent;
  const second = await bring(ada, { share: { kind: 'mine' } }, STRIPE_READER);
  expect(second.body).toMatchObject({ payment_service: 'STRIPE', payment_intent: { amount: 490 } });
  expect(await readers.standing(first.payment_intent_id)).toMatchObject({
    status: 'FAILED',
    failure: 'cancelled',
  });
  expect(await shop.bill(ada)).toMatchObject({ claimed: 490, paid: 0 });
});

test('a share that somebody is paying is nobody else’s, and a declined card puts it back on the bill', async () => {
  const [ada, bob] = await party();
  const mine = (await bring(ada, { share: { kind: 'mine' } })).body.payment_intent;
  const taken = await bring(bob, { share: { kind: 'all' } });
  expect(taken.body.payment_intent.amount).toBe(1198);
  await readers.sell(mine.payment_intent_id, readers.staff);
  await readers.asking();
  await readers.act('present', { outcome: 'decline' });
  await readers.until(mine.payment_intent_id, 'FAILED');
  expect(await shop.bill(ada)).toMatchObject({ claimed: 1198, paid: 0, open: 490 });
  const next = await bring(ada, { share: { kind: 'mine' } });
  await tapped(next.body.payment_intent.payment_intent_id);
  expect(await shop.bill(ada)).toMatchObject({ claimed: 1198, paid: 490, open: 0 });
});

test('a restaurant where nobody pays on their phone takes cards at a reader; a tip that it does not ask for is refused', async () => {
  const [ada] = await party();
  await shop.changeSettings({ pay_bill_enabled: false, tip_enabled: false });
  expect((await shop.pay(ada)).body.code).toBe('payment_method_unavailable');
  const tipped = await bring(ada, { share: { kind: 'mine' }, tip_fixed: 100 });
  expect(tipped.body.code).toBe('tip_too_high');
  expect((await bring(ada, { share: { kind: 'mine' } })).status).toBe(200);
  const nobody = { ...ada, guest_id: randomUUID() };
  expect((await bring(nobody, { share: { kind: 'all' } })).body.code).toBe('not_found');
  await shop.changeSettings({ pay_bill_enabled: true, tip_enabled: true });
});
