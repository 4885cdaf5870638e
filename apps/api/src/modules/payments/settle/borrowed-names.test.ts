import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOutbox } from '../../../jobs/outbox';
import { VALIDATION_WAIT_MS } from './name-for-refund';
import { hearNuvei, net, payOnPage, theirMoney, tipFor, verifyNuvei } from './testing/pay-as-guest';
import { type Counter, type PayShop, startPayShop } from './testing/start-pay-shop';

let shop: PayShop;
/** Two restaurants that share one terminal. */
let counters: readonly [Counter, Counter];
const errors: string[] = [];
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    errors.push(...chunk.toString('utf8').split('\n').filter(isError));
    done();
  },
});

beforeAll(async () => {
  shop = await startPayShop({ config: { logLevel: 'error' }, logTo });
  counters = [shop.counterOf('NUVEI'), await shop.openNeighbour('NUVEI')];
}, 120_000);
afterAll(() => shop.close());

/** Two guests, one at each restaurant, who have paid on Nuvei's page and are on their way back. */
async function paidByTwo() {
  const [first, second] = counters;
  return { victim: await paidAt(first), liar: await paidAt(second) };
}

async function paidAt(counter: Counter) {
  const guest = await shop.newGuestAt(counter);
  const { body } = await shop.intent(counter, guest, { tip_fixed: tipFor('NUVEI', 'good') });
  const key = body.payment_intent.payment_intent_id as string;
  const words = await payOnPage(body.response);
  return { counter, key, words, order_id: body.order_id as string };
}

type Paid = Awaited<ReturnType<typeof paidAt>>;

/** The signed words of a payment under the name of another: the hash does not cover the name. */
function under(named: Paid, { words }: Paid): URLSearchParams {
  const told = new URLSearchParams(words);
  told.set('UNIQUEREF', named.words.get('UNIQUEREF') ?? '');
  return told;
}

async function giveBack(...paid: readonly Paid[]): Promise<void> {
  for (const { counter, order_id } of paid)
    expect((await shop.giveBack(counter, order_id)).status).toBe(200);
  await runOutbox(shop.deps);
}

/** Money that each side says has stayed with the restaurant. */
async function booksOf({ key }: Paid): Promise<{ readonly ours: number; readonly theirs: number }> {
  return { ours: net(await shop.ourMoney(key)), theirs: net(await theirMoney(shop, 'NUVEI', key)) };
}

const ALL = 1000;
const EMPTY = { ours: 0, theirs: 0 };
const KEPT = { ours: ALL, theirs: ALL };

test('the name of another restaurant’s payment, brought by a browser, gives nothing back to its card', async () => {
  const { victim, liar } = await paidByTwo();
  await hearNuvei(shop, victim.words);
  expect((await verifyNuvei(shop, under(victim, liar))).body.outcome).toBe('paid');
  errors.length = 0;
  await giveBack(liar);
  expect([await booksOf(victim), await booksOf(liar)]).toEqual([KEPT, KEPT]);
  await giveBack(victim);
  expect([await booksOf(victim), await booksOf(liar)]).toEqual([EMPTY, KEPT]);
});

test('a browser’s word gives way to the processor’s, and leaves its own payment with two names', async () => {
  const { victim, liar } = await paidByTwo();
  errors.length = 0;
  await verifyNuvei(shop, under(victim, liar));
  await hearNuvei(shop, victim.words);
  await hearNuvei(shop, liar.words);
  const { payment_id } = await shop.paymentOf(liar.key);
  expect(errors.filter((line) => line.includes(payment_id))).toHaveLength(1);
  await giveBack(victim, liar);
  expect([await booksOf(victim), await booksOf(liar)]).toEqual([EMPTY, KEPT]);
  // A name of a payment that waits for a person is taken all the same.
  const third = await paidAt(counters[0]);
  await hearNuvei(shop, under(liar, third));
  await giveBack(third);
  expect([await booksOf(liar), await booksOf(third)]).toEqual([KEPT, KEPT]);
});

test('a forged validation is a word like the true one: neither payment is given back by itself', async () => {
  const { victim, liar } = await paidByTwo();
  errors.length = 0;
  await hearNuvei(shop, under(victim, liar));
  await hearNuvei(shop, victim.words);
  const orders = [await shop.paymentOf(victim.key), await shop.paymentOf(liar.key)];
  expect(orders.map(({ status }) => status)).toEqual(['CAPTURED', 'CAPTURED']);
  for (const { payment_id } of orders)
    expect(errors.filter((line) => line.includes(payment_id))).toHaveLength(1);
  await giveBack(victim, liar);
  expect([await booksOf(victim), await booksOf(liar)]).toEqual([KEPT, KEPT]);
});

test('two names for one payment, in either order, are for a person to tell apart', async () => {
  for (const isForgedFirst of [true, false]) {
    const { victim, liar } = await paidByTwo();
    const said = [under({ ...victim, words: new URLSearchParams('UNIQUEREF=MADEUP0001') }, liar)];
    const words = isForgedFirst ? [...said, liar.words] : [liar.words, ...said];
    for (const each of words) await hearNuvei(shop, each);
    await giveBack(liar);
    expect(await booksOf(liar)).toEqual(KEPT);
  }
});

test('without a validation the only name that was brought counts after a while', async () => {
  const { victim } = await paidByTwo();
  await verifyNuvei(shop, victim.words);
  await giveBack(victim);
  expect(await booksOf(victim)).toEqual(KEPT);
  shop.advance(VALIDATION_WAIT_MS + 1_000);
  await runOutbox(shop.deps);
  expect(await booksOf(victim)).toEqual(EMPTY);
});

test('a refund goes out as soon as the validation is there', async () => {
  const { victim } = await paidByTwo();
  await verifyNuvei(shop, victim.words);
  await giveBack(victim);
  await hearNuvei(shop, victim.words);
  shop.advance(5_000);
  await runOutbox(shop.deps);
  expect(await booksOf(victim)).toEqual(EMPTY);
});

function isError(line: string): boolean {
  return line.includes('"level":50');
}
