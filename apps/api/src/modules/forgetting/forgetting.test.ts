import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as t from '../../db/schema/index';
import { runCleanup } from '../../jobs/cleanup';
import { runExpiry } from '../../jobs/expiry';
import { runForgetting } from '../../jobs/forgetting';
import { NO_RESTAURANT } from '../../jobs/outbox/messages';
import { placesOfText } from '../../testing/places-of-text';
import { subjectOfPhone } from '../campaigns/redemptions';
import { type DeliveryShop, deliverBy } from '../delivery/testing/deliver-by';
import type { Guest } from '../delivery/testing/start-outside';
import { forgetNumber } from './forget-number';

const DAY_MS = 24 * 3_600_000;
let on: DeliveryShop;
beforeAll(async () => {
  on = await deliverBy('nash');
  // One after the other: each counts days from where the other left off.
  on.outside.stopTime();
}, 120_000);
afterAll(() => on.close());

type Person = {
  readonly name: string;
  readonly last_name: string;
  readonly number: string;
  readonly street: string;
};

/** Every place where a guest leaves something: an order that is brought, texts, a code, calls, forms, what went wrong. */
async function leaveTraces({ name, last_name, number, street }: Person): Promise<Guest> {
  const { shop, outside } = on;
  const { restaurant_id, db } = shop;
  const guest = await outside.newGuestWithPhone(number);
  const { guest_id, token, table_id } = guest;
  const renamed = { restaurant_id, guest: { guest_id, name: `${name} ${last_name}` } };
  await shop.call('POST', '/guest/update', renamed, { token });
  await shop.call('POST', `/guest/${guest_id}/generate2FA`, undefined, { token });
  const { id } = await on.quote(guest, {
    dropoff_address: `${street}, Brooklyn, NY 11201`,
    dropoff_phone_number: number,
    dropoff_instructions: `Call ${number}`,
    guest_first_name: name,
    guest_last_name: last_name,
  });
  const { order_id } = await on.pay(guest, id, { order_instructions: `Call ${number}` });
  const asked = { restaurant_id, guest: { guest_id }, send_text: true };
  expect((await shop.call('POST', '/guest/update', asked, { token })).status).toBe(200);
  await on.work();
  await shop.call('POST', '/contact', {
    email: `${last_name}@example.com`,
    name: `${name} ${last_name}`,
    title: 'Owner',
    phone: number.slice(2),
    zip_code: '11201',
    country: 'US',
    message: `Call ${number}`,
  });
  // Calls that fail, and people who write a number where none belongs.
  await db
    .update(t.deliveries)
    .set({ failure: `Nobody at ${street} answers ${number}`, courier_name: `For ${last_name}` })
    .where(eq(t.deliveries.order_id, order_id));
  await db
    .update(t.order_items)
    .set({ special_instructions: `Call ${number} at ${street}` })
    .where(eq(t.order_items.order_id, order_id));
  await db
    .update(t.orders)
    .set({ cancel_note: `We called ${number}` })
    .where(eq(t.orders.order_id, order_id));
  const created_at = shop.deps.clock.now();
  await db.insert(t.waiter_calls).values({
    restaurant_id,
    call_id: shop.deps.newId(),
    table_id,
    guest_name: `${name} ${last_name}`,
    request: `Call ${number}`,
    created_at,
  });
  await db.insert(t.idempotency_keys).values({
    scope: guest_id,
    idempotency_key: shop.deps.newId(),
    request_hash: 'hash',
    status: 200,
    reply: { delivery: { dropoff_phone_number: number } },
    leased_until: created_at,
    created_at,
  });
  await db.insert(t.outbox).values({
    restaurant_id: NO_RESTAURANT,
    outbox_id: shop.deps.newId(),
    kind: 'text.send',
    payload: { text_id: shop.deps.newId(), to: number },
    last_error: `${number} is switched off`,
    due_at: created_at,
    done_at: created_at,
  });
  await db.insert(t.webhook_events).values({
    payment_service: 'NMI',
    event_id: `event of ${guest_id}`,
    kind: 'other',
    account_id: `account of ${number}`,
  });
  await db.insert(t.staff_actions).values({
    restaurant_id,
    action_id: shop.deps.newId(),
    action: 'order.moved',
    detail: { note: `Called ${number}` },
  });
  await db.insert(t.campaign_uses).values({
    restaurant_id,
    campaign_id: shop.deps.newId(),
    subject: subjectOfPhone(number),
    uses: 1,
    most: 1,
  });
  return guest;
}

async function receiptName({ guest_id }: Guest): Promise<unknown> {
  const { status, body } = await on.shop.call('GET', `/guests/${guest_id}`);
  return status === 200 ? body.guest.name : status;
}

describe('a number that is forgotten', () => {
  const ada = {
    name: 'Ada',
    last_name: 'Lovelace',
    number: '+12125550177',
    street: '9 Ockham Row',
  };
  const ben = { name: 'Ben', last_name: 'Whitelaw', number: '+12125550178', street: '7 Quarry Ln' };

  test('is in no text and no JSON of the database, nor is its guest’s address', async () => {
    const guest = await leaveTraces(ada);
    const other = await leaveTraces(ben);
    expect(await placesOfText(on.shop.db, ada.number)).toEqual([
      'contacts.content',
      'deliveries.failure',
      'delivery_quotes.dropoff',
      'guests.phone_number',
      'idempotency_keys.reply',
      'limit_counters.subject',
      'order_items.special_instructions',
      'orders.cancel_note',
      'orders.order_instructions',
      'outbox.last_error',
      'outbox.payload',
      'phone_verifications.phone_number',
      'staff_actions.detail',
      'text_messages.phone_number',
      'waiter_calls.request',
      'webhook_events.account_id',
    ]);
    const before = await placesOfText(on.shop.db, ben.number);

    expect(await forgetNumber(on.shop.deps, ada.number)).toBe(1);
    for (const text of [ada.number, '2125550177', ada.last_name, ada.street])
      expect([text, await placesOfText(on.shop.db, text)]).toEqual([text, []]);
    expect(await placesOfText(on.shop.db, subjectOfPhone(ada.number))).toEqual([]);
    expect(await receiptName(guest)).toBe('Ada');

    expect(await placesOfText(on.shop.db, ben.number)).toEqual(before);
    expect(await receiptName(other)).toBe('Ben Whitelaw');
  });

  test('leaves the restaurant’s own number, and is forgotten again', async () => {
    expect(await forgetNumber(on.shop.deps, '+12125550100')).toBe(0);
    expect(await placesOfText(on.shop.db, '+12125550100')).toEqual(['restaurants.settings']);
    expect(await forgetNumber(on.shop.deps, ada.number)).toBe(0);
  });
});

test('guests who left are forgotten after 90 days, and not before', async () => {
  const eve = { name: 'Eve', last_name: 'Northcote', number: '+12125550179', street: '3 Mill Way' };
  const guest = await leaveTraces(eve);
  on.outside.advance(DAY_MS);
  await runExpiry(on.shop.deps);
  const kept = await placesOfText(on.shop.db, eve.last_name);
  on.outside.advance(89 * DAY_MS);
  await runForgetting(on.shop.deps);
  expect(await placesOfText(on.shop.db, eve.last_name)).toEqual(kept);

  on.outside.advance(2 * DAY_MS);
  await runCleanup(on.shop.deps);
  await runForgetting(on.shop.deps);
  expect(await placesOfText(on.shop.db, eve.last_name)).toEqual(['contacts.content']);
  expect(await placesOfText(on.shop.db, eve.street)).toEqual([]);
  const left = await placesOfText(on.shop.db, eve.number);
  for (const place of [
    'delivery_quotes.dropoff',
    'guests.phone_number',
    'text_messages.phone_number',
  ])
    expect(left).not.toContain(place);
  expect(await receiptName(guest)).toBe('Eve');

  // The receipt's link writes no name again.
  const renamed = { name: 'Eve Northcote' };
  expect((await on.shop.call('POST', `/guests/${guest.guest_id}/name`, renamed)).status).toBe(404);
  expect(await receiptName(guest)).toBe('Eve');
});
