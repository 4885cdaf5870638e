import { confirmCard } from './card.mjs';
import { sleep } from './random.mjs';

const VISA = 'pm_card_visa';
const BAD_CARD = 'pm_card_chargeDeclined';
/** How many cards a guest tries. */
const MOST_CARDS = 3;

/** Scenarios of guests by frequency. */
export const SCENARIOS = [
  [20, atCounter],
  [30, byCard],
  [8, leavingAfterPaying],
  [10, inTwoWindows],
  [16, changingTheTip],
  [16, atCounterAfterAll],
];

/**
 * A wish to eat once: whatever a guest does for it, at most one order may come of it and at most one charge. Each resolves
 * with what the guest was told: `{ told: 'placed', order }`, `{ told: 'refused', code }`, `{ told: 'declined' }` or `{ told: 'nothing' }`.
 */
async function atCounter({ phone, order }) {
  return await placeAtCounter(phone, order);
}

async function byCard({ phone, order, random, product }) {
  const opened = await open(phone, order);
  if (!opened.ok) return opened.told;
  const card = random.chance(0.12) ? BAD_CARD : VISA;
  return await payUntilKnown({ phone, order, product }, opened.intent, card);
}

/** The browser is closed between the confirmation and the order. */
async function leavingAfterPaying({ phone, order, product }) {
  const opened = await open(phone, order);
  if (!opened.ok) return opened.told;
  await confirmCard(opened.intent, VISA, product.sandboxUrl);
  return { told: 'nothing' };
}

async function inTwoWindows({ phone, order, product }) {
  const [one, other] = await Promise.all([open(phone, order), open(phone, order)]);
  const windows = [one, other].filter(({ ok }) => ok);
  if (windows.length === 0) return one.told;
  const told = await Promise.all(
    windows.map(({ intent }) => payUntilKnown({ phone, order, product }, intent, VISA)),
  );
  return told.find((each) => each.told === 'placed') ?? told[0];
}

/** Another tip, while a second window may be confirming with the first one. */
async function changingTheTip({ phone, order, random, product }) {
  const opened = await open(phone, order);
  if (!opened.ok) return opened.told;
  const other = await confirmElsewhere(opened.intent, random, product);
  const { payment_intent_id } = opened.intent.payment_intent;
  const changed = { ...order, tip_percentage: 0, expected_total: order.total_without_tip };
  const again = await open(phone, { ...changed, replaces: payment_intent_id });
  await other.done;
  if (!again.ok) return again.told;
  return await payUntilKnown({ phone, order: changed, product }, again.intent, VISA);
}

/** To the counter, while a second window may be confirming the card. */
async function atCounterAfterAll({ phone, order, random, product }) {
  const opened = await open(phone, order);
  if (!opened.ok) return opened.told;
  const other = await confirmElsewhere(opened.intent, random, product);
  const { payment_intent_id } = opened.intent.payment_intent;
  const told = await placeAtCounter(phone, { ...order, replaces: payment_intent_id });
  await other.done;
  return told;
}

/** Mostly a second window confirms the same intent, at the same time or a moment before; resolves when this window goes on. */
async function confirmElsewhere(intent, random, { sandboxUrl }) {
  if (random.chance(0.3)) return { done: undefined };
  const done = confirmCard(intent, VISA, sandboxUrl);
  if (random.chance(0.5)) await sleep(random.between(0, 400));
  return { done };
}

async function open(phone, order) {
  const { total_without_tip: _total, ...stored } = order;
  const input = { ...stored, mode: 'before' };
  const opened = await phone.insist((options) => phone.api.createPaymentIntent(input, options));
  return opened?.ok ? { ok: true, intent: opened.value } : { ok: false, told: readRefusal(opened) };
}

async function placeAtCounter(phone, order) {
  const { total_without_tip: _total, ...stored } = order;
  const input = { ...stored, payment_method: 'COUNTER' };
  const placed = await phone.insist((options) => phone.api.orderAndPay(input, options));
  return placed?.ok ? readOrder(placed.value.order) : readRefusal(placed);
}

/** Confirms and places; after a decline with another card, for as long as there are any. */
async function payUntilKnown({ phone, order, product }, intent, card, cards = 1) {
  await confirmCard(intent, card, product.sandboxUrl);
  const { restaurant_id, guest_id } = order;
  const { payment_intent_id } = intent.payment_intent;
  const paid = { restaurant_id, guest_id, token: payment_intent_id, payment_method: 'CARD' };
  const placed = await phone.insist((options) => phone.api.orderAndPay(paid, options));
  if (placed?.ok) return readOrder(placed.value.order);
  const told = readRefusal(placed);
  if (told.code !== 'payment_declined') return told;
  if (cards === MOST_CARDS) return { told: 'declined' };
  const again = await open(phone, { ...order, replaces: payment_intent_id });
  if (!again.ok) return again.told;
  return await payUntilKnown({ phone, order, product }, again.intent, VISA, cards + 1);
}

function readOrder({ order_id, order_number, status, totals }) {
  return { told: 'placed', order_id, order_number, status, total: totals.total_with_tip_and_tax };
}

function readRefusal(result) {
  if (result === undefined) return { told: 'nothing' };
  const { problem } = result.error;
  if (problem.code === 'already_paid' && problem.order) return readOrder(problem.order);
  return { told: 'refused', code: problem.code };
}
