import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deliveries } from '../../db/schema/index';
import { firstOrAll } from '../../testing/first-or-all';
import { openStaffSession } from '../../testing/open-sessions';
import { dispatchDelivery } from './dispatch-delivery';
import { type DeliveryShop, deliverBy } from './testing/deliver-by';

const MINUTE_MS = 60_000;

describe.each(firstOrAll(['nash', 'doordash']))('with %s', (service) => {
  let on: DeliveryShop;
  beforeAll(async () => {
    on = await deliverBy(service);
  }, 120_000);
  afterAll(() => on.close());
  afterEach(async () => {
    await on.outside.control(service, 'reset', {});
    await on.deliverWebhooks('drop');
  });

  type Ordered = Awaited<ReturnType<DeliveryShop['order']>>;

  async function jobOf(order_id: string): Promise<string> {
    const { external_id, provider_ref } = await on.row(order_id);
    return provider_ref ?? external_id;
  }
  async function expectAllBack({ order_id, payment_intent_id, opened }: Ordered, why: string) {
    await on.work();
    expect(await on.orderRow(order_id)).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason: why,
    });
    const { total_with_tip_and_tax } = opened.body.totals;
    expect(await on.refundedOf(payment_intent_id)).toBe(total_with_tip_and_tax);
  }
  async function advanceAndWork(milliseconds: number): Promise<void> {
    on.outside.advance(milliseconds);
    await on.work();
  }

  test.each([
    ['lost', { kind: 'dropAfterCommit', times: 1 }],
    ['an error, after all was done', { kind: 'status', status: 502, times: 1, when: 'after' }],
    ['an error, and nothing was done', { kind: 'status', status: 503, times: 1 }],
    ['not to be read', { kind: 'malformed', times: 1 }],
  ])('where the answer to sending a courier is %s, one comes', async (_, fault) => {
    const { order_id } = await on.order();
    await on.fault(fault);
    await on.work();
    expect(await on.row(order_id)).toMatchObject({ status: 'WAITING', attempt: 1 });
    await advanceAndWork(5000);
    expect(await on.row(order_id)).toMatchObject({ status: 'DISPATCHED', attempt: 1 });
    await advanceAndWork(MINUTE_MS);
    expect(await on.jobs()).toHaveLength(1);
  });

  test('a server that dies between writing down and sending sends one all the same', async () => {
    const { order_id } = await on.order();
    await on.shop.db
      .update(deliveries)
      .set({ dispatched_at: on.outside.now() })
      .where(eq(deliveries.order_id, order_id));
    await on.work();
    expect(await on.jobs()).toHaveLength(1);
    expect((await on.row(order_id)).status).toBe('DISPATCHED');
  });

  test('a server that dies between sending and writing down finds the courier again', async () => {
    const { order_id, opened } = await on.order();
    await on.work();
    const { restaurant_id } = on.shop;
    await on.shop.db
      .update(deliveries)
      .set({ status: 'WAITING', provider_ref: null })
      .where(eq(deliveries.order_id, order_id));
    // Two servers at once, besides.
    await Promise.all(
      [0, 1].map(() => dispatchDelivery(on.shop.deps, { restaurant_id, order_id }, 0)),
    );
    expect(await on.jobs()).toHaveLength(1);
    expect((await on.row(order_id)).status).toBe('DISPATCHED');
    expect((await on.orderRow(order_id)).delivery_fee).toBe(opened.body.totals.delivery_fee);
  });

  test('a courier who gives up before the food is theirs is followed by others, then by people', async () => {
    await on.deliverWebhooks('deliver');
    const ordered = await on.order();
    const { order_id, guest } = ordered;
    for (let courier = 1; courier <= 3; courier += 1) {
      await on.work();
      expect(await on.row(order_id)).toMatchObject({ status: 'DISPATCHED', attempt: courier });
      await on.courier(await jobOf(order_id), 'fail');
      const status = courier === 3 ? 'FAILED' : 'WAITING';
      await expect.poll(async () => (await on.row(order_id)).status).toBe(status);
    }
    expect(new Set((await on.jobs()).map(({ external_id }) => external_id)).size).toBe(3);
    expect((await on.orderRow(order_id)).status).toBe('ORDER_SENT_TO_KITCHEN');
    expect(await on.track(guest)).toMatchObject({ status: 'FAILED', is_cancellable: true });
    const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
    const listed = await on.shop.call('GET', '/staff/deliveries', undefined, { token });
    const mine = listed.body.deliveries.find(
      (each: { order_id: string }) => each.order_id === order_id,
    );
    expect(mine).toMatchObject({ status: 'FAILED', attempt: 3, dropoff_name: 'Ada Byron' });
    // Without action by staff the guest is refunded.
    on.outside.advance(29 * MINUTE_MS);
    await on.sweep();
    expect((await on.orderRow(order_id)).status).toBe('ORDER_SENT_TO_KITCHEN');
    on.outside.advance(2 * MINUTE_MS);
    await on.sweep();
    await on.sweep();
    await expectAllBack(ordered, 'delivery_failed');
  });

  test('what nobody brings is sent again by staff, or called off by its guest', async () => {
    await on.deliverWebhooks('deliver');
    const [again, off] = [await on.order(), await on.order()];
    await on.work();
    const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
    for (const { order_id } of [again, off]) {
      for (let step = 0; step < 4; step += 1) await on.courier(await jobOf(order_id), 'advance');
      await expect.poll(async () => (await on.row(order_id)).status).toBe('PICKED_UP');
      await on.courier(await jobOf(order_id), 'fail');
      // The food is gone: no other courier can bring it by themselves.
      await expect.poll(async () => (await on.row(order_id)).status).toBe('FAILED');
    }
    const path = `/orders/${again.order_id}/delivery`;
    const resent = await on.shop.call('POST', `${path}/resend`, { in_house: true }, { token });
    expect(resent.body.delivery).toMatchObject({ provider: 'IN_HOUSE', status: 'WAITING' });
    const moved = await on.shop.call('POST', path, { status: 'DELIVERED' }, { token });
    expect(moved.body.delivery.status).toBe('DELIVERED');
    expect((await on.cancel(off.guest)).status).toBe(200);
    await expectAllBack(off, 'delivery_cancelled');
    expect(await on.refundedOf(again.payment_intent_id)).toBe(0);
  });

  test('where the answer to calling it off is lost, it is called off, and paid back once', async () => {
    const ordered = await on.order();
    await on.work();
    await on.fault({ kind: 'dropAfterCommit', times: 1 });
    const unsure = await on.cancel(ordered.guest);
    expect(unsure).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await on.refundedOf(ordered.payment_intent_id)).toBe(0);
    expect(await on.track(ordered.guest)).toMatchObject({ is_cancelling: true });
    // The outbox asks by itself, and so may the guest.
    const [asked] = await Promise.all([on.cancel(ordered.guest), on.work()]);
    expect(asked.status).toBe(200);
    await expectAllBack(ordered, 'delivery_cancelled');
    await advanceAndWork(MINUTE_MS);
    await expectAllBack(ordered, 'delivery_cancelled');
  });

  test('called off while a courier is being sent for, none comes to a guest who has the money back', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ordered = await on.order();
      if (round % 2 === 1) await on.fault({ kind: 'dropAfterCommit', times: 1 });
      await Promise.all([on.work(), on.cancel(ordered.guest)]);
      // Where the guest was first, nothing was asked that could have been lost.
      await on.clearFaults();
      for (let turn = 0; turn < 4; turn += 1) await advanceAndWork(MINUTE_MS);
      await expectAllBack(ordered, 'delivery_cancelled');
      const live = (await on.jobs()).filter(({ status }) => !/^cancell?ed/.test(status));
      expect(live).toEqual([]);
    }
  });

  test('called off while the courier takes the food: either all of it or nothing', async () => {
    let cancelled = 0;
    for (let round = 0; round < 6; round += 1) {
      const ordered = await on.order();
      await on.work();
      const job = await jobOf(ordered.order_id);
      for (let step = 0; step < 3; step += 1) await on.courier(job, 'advance');
      const cancelling = on.cancel(ordered.guest);
      // In every third round the courier comes a moment too late.
      if (round % 3 === 0) await cancelling;
      await fetchFood(job);
      const off = await cancelling;
      await on.work();
      const status = (await on.jobs()).find(({ id }) => id === job)?.status ?? '';
      const isOff = /^cancell?ed/.test(status);
      expect(off.status).toBe(isOff ? 200 : 409);
      const back = isOff ? ordered.opened.body.totals.total_with_tip_and_tax : 0;
      expect(await on.refundedOf(ordered.payment_intent_id)).toBe(back);
      cancelled += isOff ? 1 : 0;
    }
    process.stdout.write(`${service}: of 6 races the guest won ${cancelled}\n`);
  });

  /** Unless it was called off before. */
  async function fetchFood(job: string): Promise<void> {
    await on.courier(job, 'advance').catch(() => undefined);
  }

  test('an order that staff end is not brought, and paid back', async () => {
    const ordered = await on.order();
    await on.work();
    const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
    const { order_id } = ordered;
    const end = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy', cancel_note: '' };
    const ended = await on.shop.call('POST', `/orders/${order_id}/status`, end, { token });
    expect(ended.status).toBe(200);
    await expectAllBack(ordered, 'too_busy');
    expect((await on.jobs()).map(({ status }) => status)).toEqual([
      expect.stringMatching(/^cancell?ed/),
    ]);
    expect((await on.row(order_id)).status).toBe('CANCELLED');
  });
});

describe('with offers that do not last', () => {
  let on: DeliveryShop;
  beforeAll(async () => {
    on = await deliverBy('nash');
  }, 120_000);
  afterAll(() => on.close());

  test('an offer that expires between paying and sending is asked for anew, at no cost to the guest', async () => {
    const { order_id, opened } = await on.order();
    const before = await on.row(order_id);
    on.outside.advance(11 * MINUTE_MS);
    await on.work();
    const after = await on.row(order_id);
    expect(after).toMatchObject({ status: 'DISPATCHED', attempt: 1, cost: 799 });
    expect(after.external_id).not.toBe(before.external_id);
    expect(await on.jobs()).toHaveLength(1);
    const { delivery_fee, total_with_tip_and_tax } = await on.orderRow(order_id);
    expect({ delivery_fee, total_with_tip_and_tax }).toEqual({
      delivery_fee: opened.body.totals.delivery_fee,
      total_with_tip_and_tax: opened.body.totals.total_with_tip_and_tax,
    });
  });

  test('nobody is sent before the restaurant has taken the order', async () => {
    await on.shop.changeSettings({ must_accept_orders: true });
    const { order_id } = await on.order();
    await on.work();
    expect((await on.row(order_id)).status).toBe('WAITING');
    const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
    const accepted = await on.shop.call('POST', `/orders/${order_id}/accept`, {}, { token });
    expect(accepted.status).toBe(200);
    await on.work();
    expect((await on.row(order_id)).status).toBe('DISPATCHED');
    await on.shop.changeSettings({ must_accept_orders: false });
  });

  /** An order whose courier was sent for, and of whom nobody could tell for so long that it was given up. */
  async function orderUnheard() {
    const ordered = await on.order();
    const { order_id } = ordered;
    await on.fault({ kind: 'dropAfterCommit', times: 1 });
    await on.work();
    await on.fault({ kind: 'status', status: 503, times: 50 });
    for (let turn = 0; turn < 9; turn += 1) {
      on.outside.advance(15 * MINUTE_MS);
      await on.work();
    }
    expect(await on.row(order_id)).toMatchObject({ status: 'FAILED', failure: 'unanswered' });
    await fetch(`${on.outside.url}/_control/nash/faults`, { method: 'DELETE' });
    const [unsure] = await on.jobs();
    expect(unsure?.status).toBe('created');
    return { ...ordered, unsure };
  }

  test.each([
    ['nobody sees to it', 'delivery_failed'],
    ['its guest calls it off', 'delivery_cancelled'],
    ['staff end its order', 'too_busy'],
  ])('after a long silence, where %s, no courier comes for what is paid back', async (_, why) => {
    const { order_id, guest, unsure } = await orderUnheard();
    if (why === 'delivery_cancelled') expect((await on.cancel(guest)).status).toBe(200);
    else if (why === 'too_busy') await endByStaff(order_id);
    else {
      on.outside.advance(31 * MINUTE_MS);
      await on.sweep();
    }
    await on.work();
    expect(await on.orderRow(order_id)).toMatchObject({
      status: 'ORDER_CANCELLED',
      cancel_reason: why,
    });
    expect((await on.row(order_id)).status).toBe('CANCELLED');
    const job = (await on.jobs()).find(({ id }) => id === unsure?.id);
    expect(job?.status).toBe('canceled_by_customer');
  });

  async function endByStaff(order_id: string): Promise<void> {
    const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
    const end = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy', cancel_note: '' };
    const ended = await on.shop.call('POST', `/orders/${order_id}/status`, end, { token });
    expect(ended.status).toBe(200);
  }

  test('a service that is silent for long is given up on, and its courier called back when another goes', async () => {
    const { order_id, unsure } = await orderUnheard();
    const { token } = await openStaffSession(on.shop.deps, on.shop.restaurant_id);
    const path = `/orders/${order_id}/delivery/resend`;
    expect((await on.shop.call('POST', path, {}, { token })).status).toBe(200);
    await on.work();
    const [sent, ...before] = await on.jobs();
    expect(sent).toMatchObject({
      status: 'created',
      external_id: (await on.row(order_id)).external_id,
    });
    expect(before.find(({ id }) => id === unsure?.id)?.status).toBe('canceled_by_customer');
  });
});
