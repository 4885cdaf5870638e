import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guests, text_messages } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { openStaffSession } from '../../testing/open-sessions';
import { signCallback } from '../../texts/twilio/sign-callback';
import { TWILIO_TOKEN } from '../delivery/testing/outside-keys';
import { type Guest, type Outside, startOutside } from '../delivery/testing/start-outside';

let outside: Outside;
let numbers = 200;
beforeAll(async () => {
  outside = await startOutside();
}, 120_000);
afterAll(() => outside.close());
beforeEach(async () => {
  outside.advance(3_600_000);
  await outside.control('twilio', 'reset', {});
});

async function aPaidGuest(): Promise<Guest & { readonly number: string }> {
  numbers += 1;
  const number = `+12125550${numbers}`;
  const guest = await outside.newGuestWithPhone(number);
  await order(guest);
  return { ...guest, number };
}

/** Places an order that is paid by card; resolves with its id. */
async function order({ guest_id, token }: Guest): Promise<string> {
  const { shop } = outside;
  const wanted = shop.order(guest_id);
  const intent = await shop.call(
    'POST',
    '/payments/intent',
    { ...wanted, mode: 'before' },
    { token },
  );
  const { payment_intent_id } = intent.body.payment_intent;
  await shop.confirm(payment_intent_id);
  const paid = { ...wanted, payment_method: 'CARD', token: payment_intent_id };
  const placed = await shop.call('POST', '/orders/orderAndPay', paid, { token });
  expect(placed.status).toBe(200);
  return placed.body.order.order_id;
}

function ask({ guest_id, token }: Guest) {
  const body = { restaurant_id: outside.shop.restaurant_id, guest: { guest_id }, send_text: true };
  return outside.shop.call('POST', '/guest/update', body, { token });
}

function askByStaff(guest_id: string, phone_number: string, token: string) {
  const path = `/staff/guests/${guest_id}/receiptText`;
  return outside.shop.call('POST', path, { phone_number }, { token });
}

/** Runs the servers' background jobs. */
async function work(): Promise<void> {
  await runOutbox(outside.shop.deps, 'outside');
}

async function rowOf({ guest_id }: Guest) {
  const [row] = await outside.shop.db
    .select()
    .from(text_messages)
    .where(eq(text_messages.guest_id, guest_id));
  if (row === undefined) throw new Error('Nothing was asked for.');
  return row;
}

async function tellOf(guest: Guest, status: string, token = TWILIO_TOKEN): Promise<number> {
  const { restaurant_id, text_id } = await rowOf(guest);
  const path = `/api/webhooks/twilio/${restaurant_id}/${text_id}`;
  const form = new URLSearchParams({ MessageSid: 'SM1', MessageStatus: status });
  const { publicUrl } = outside.shop.deps.config;
  const reply = await outside.shop.api.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signCallback(publicUrl + path, form, token),
    },
    body: form.toString(),
  });
  return reply.statusCode;
}

test('staff text a receipt to the number that a guest tells them, and the guest’s own number stays', async () => {
  const guest = await aPaidGuest();
  const { token } = await openStaffSession(outside.shop.deps, outside.shop.restaurant_id);
  const told = '+12125550987';
  expect((await askByStaff(guest.guest_id, '12', token)).body.code).toBe('invalid_phone_number');
  expect((await askByStaff(guest.guest_id, told, token)).status).toBe(200);
  expect((await askByStaff(guest.guest_id, told, token)).status).toBe(200);
  expect(await rowOf(guest)).toMatchObject({ phone_number: told });
  const [row] = await outside.shop.db
    .select()
    .from(guests)
    .where(eq(guests.guest_id, guest.guest_id));
  expect(row?.phone_number).toBe(guest.number);
});

test('a paid order’s receipt is texted once to a number, however often it is asked for', async () => {
  const guest = await aPaidGuest();
  expect((await ask(guest)).status).toBe(200);
  expect((await ask(guest)).status).toBe(200);
  await work();
  await work();
  const texts = await outside.textsTo(guest.number);
  expect(texts).toHaveLength(1);
  expect(texts[0]?.body).toMatch(
    new RegExp(`^Test Shop: thank you! Order \\w{4}\\. .*/receipts/${guest.guest_id}$`),
  );
  expect(await rowOf(guest)).toMatchObject({ status: 'SENT' });
});

test('the text of a later order names it, for the link alone opens the first', async () => {
  const guest = await aPaidGuest();
  const order_id = await order(guest);
  expect((await ask(guest)).status).toBe(200);
  await work();
  const [text] = await outside.textsTo(guest.number);
  expect(text?.body).toMatch(new RegExp(`/receipts/${guest.guest_id}\\?order=${order_id}$`));
});

test('a receipt is texted in what the guest reads', async () => {
  const guest = await aPaidGuest();
  const { guest_id, token } = guest;
  const body = { guest: { guest_id, language: 'fr' }, send_text: true };
  expect((await outside.shop.call('POST', '/guest/update', body, { token })).status).toBe(200);
  await work();
  const [text] = await outside.textsTo(guest.number);
  expect(text?.body).toMatch(/^Test Shop : merci ! Commande \w{4}\. /);
});

test('what was not paid for texts nobody', async () => {
  const guest = await outside.newGuestWithPhone('+12125550199');
  const { shop } = outside;
  const order = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
  expect((await ask(guest)).body.code).toBe('not_found');
  await shop.call('POST', '/orders/orderAndPay', order, { token: guest.token });
  expect((await ask(guest)).body.code).toBe('not_found');
  await work();
  expect(await outside.textsTo('+12125550199')).toEqual([]);
});

test('an answer that was lost is looked up: the text is not sent twice', async () => {
  const guest = await aPaidGuest();
  await ask(guest);
  await outside.control('twilio', 'faults', { kind: 'dropAfterCommit', times: 1 });
  await work();
  expect(await rowOf(guest)).toMatchObject({ status: 'UNKNOWN', provider_ref: null });
  outside.advance(5000);
  await work();
  expect((await rowOf(guest)).provider_ref).toMatch(/^SM/);
  outside.advance(3_600_000);
  await work();
  expect(await outside.textsTo(guest.number)).toHaveLength(1);
});

test('one that was never taken in goes out again, once it would be listed by now', async () => {
  const guest = await aPaidGuest();
  await ask(guest);
  await outside.control('twilio', 'faults', { kind: 'status', status: 503, times: 1 });
  await work();
  outside.advance(5000);
  await work();
  expect(await outside.textsTo(guest.number)).toEqual([]);
  outside.advance(60_000);
  await work();
  expect(await outside.textsTo(guest.number)).toHaveLength(1);
  expect(await rowOf(guest)).toMatchObject({ status: 'SENT' });
});

test('news of a text moves it forward only, and proves that it was taken in', async () => {
  const guest = await aPaidGuest();
  await ask(guest);
  await outside.control('twilio', 'faults', { kind: 'dropAfterCommit', times: 1 });
  await work();
  expect(await tellOf(guest, 'delivered')).toBe(204);
  expect(await tellOf(guest, 'sent')).toBe(204);
  expect(await tellOf(guest, 'failed')).toBe(204);
  expect(await rowOf(guest)).toMatchObject({ status: 'DELIVERED', provider_ref: 'SM1' });
  outside.advance(3_600_000);
  await work();
  expect(await outside.textsTo(guest.number)).toHaveLength(1);
});

test('news that is not signed by the service leaves no trace', async () => {
  const guest = await aPaidGuest();
  await ask(guest);
  await work();
  expect(await tellOf(guest, 'delivered', 'another token')).toBe(400);
  expect(await rowOf(guest)).toMatchObject({ status: 'SENT' });
});
