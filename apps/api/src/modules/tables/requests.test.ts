import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waiter_calls } from '../../db/schema/index';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';
import { openDeviceSession } from '../../testing/open-sessions';

let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining();
  staff = await shop.staffToken();
}, 60_000);
beforeEach(async () => {
  shop.advance(61_000);
  for (const local_id of ['TAB1', 'PADD']) await shop.clear(staff, local_id);
  await shop.changeSettings({
    hotel: null,
    curbside_enabled: true,
    pay_at_counter: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
    language: 'en',
    quick_requests: [
      { key: 'water', name: 'Tap water', place: 'table' },
      { key: 'towels', name: 'Fresh towels', place: 'room' },
    ],
  });
  await shop.db.delete(waiter_calls);
});
afterAll(() => shop.close());

async function sit(local_id: string): Promise<Diner> {
  const [diner] = await shop.sit(local_id, 'Ada');
  if (!diner) throw new Error('nobody sits');
  return diner;
}

function ask({ token, table_id }: Omit<Diner, 'guest_id'>, body: object) {
  const { restaurant_id } = shop;
  const call = { restaurant_id, table_id, guest_name: 'Ada', ...body };
  return shop.call('POST', '/table/callWaiter', call, { token });
}

async function heard(): Promise<string[]> {
  const { body } = await shop.call('GET', '/staff/calls', undefined, { token: staff });
  return body.calls.map(({ request }: { request: string }) => request);
}

describe('a quick request', () => {
  test('reaches staff in their own language, with what the guest adds', async () => {
    const ada = await sit('TAB1');
    expect((await ask(ada, { request_key: 'water', request: 'for two' })).status).toBe(200);
    expect(await heard()).toEqual(['Tap water: for two']);
  });

  test('from the list that guests have everywhere reaches staff in the restaurant’s language', async () => {
    await shop.changeSettings({ language: 'fr', quick_requests: [] });
    const ada = await sit('TAB1');
    expect((await ask(ada, { request_key: 'cutlery' })).status).toBe(200);
    expect(await heard()).toEqual(['Des couverts et des serviettes']);
    expect((await ask(ada, { request_key: 'constructor' })).body.code).toBe('not_found');
  });

  test('that the restaurant does not offer is refused, and staff hear nothing', async () => {
    const ada = await sit('TAB1');
    expect((await ask(ada, { request_key: 'champagne' })).body.code).toBe('not_found');
    expect(await heard()).toEqual([]);
  });

  test('comes from a table of one’s own in a hotel only', async () => {
    const guest = await shop.newGuest('Ada');
    expect((await ask(guest, { request_key: 'towels' })).body.code).toBe('waiter_unavailable');
    await shop.changeSettings({ hotel: { room_number: 'optional' } });
    expect((await ask(guest, { request_key: 'towels' })).status).toBe(200);
    expect(await heard()).toEqual(['Fresh towels']);
  });
});

describe('what is asked for in a hotel', () => {
  async function callers(): Promise<string[]> {
    const { body } = await shop.call('GET', '/staff/calls', undefined, { token: staff });
    return body.calls.map(({ guest_name }: { guest_name: string }) => guest_name);
  }

  function sayRoom(guest: Diner, room_number: string) {
    const { restaurant_id } = shop;
    const body = { restaurant_id, guest: { guest_id: guest.guest_id, room_number } };
    return shop.call('POST', '/guest/update', body, guest);
  }

  test('says which room it is, whatever the guest calls themselves', async () => {
    await shop.changeSettings({ hotel: { room_number: 'optional' } });
    const ada = await shop.newGuest('Ada');
    await sayRoom(ada, '901');
    expect((await ask(ada, { request_key: 'towels' })).status).toBe(200);
    const bob = await shop.newGuest('Bob');
    await sayRoom(bob, '902');
    expect((await ask(bob, { request_key: 'towels', guest_name: '' })).status).toBe(200);
    expect(await callers()).toEqual(['Ada (Room # 901)', 'Bob (Room # 902)']);
  });

  test('is not taken without a room where one must be known, but at a table of its own', async () => {
    await shop.changeSettings({ hotel: { room_number: 'required' } });
    const ada = await shop.newGuest('Ada');
    const refused = await ask(ada, { request_key: 'towels' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'room_required' } });
    expect(await callers()).toEqual([]);
    await sayRoom(ada, '901');
    expect((await ask(ada, { request_key: 'towels' })).status).toBe(200);
    expect((await ask(await sit('TAB1'), { request_key: 'water' })).status).toBe(200);
    expect(await callers()).toEqual(['Ada (Room # 901)', 'Ada']);
  });
});

describe('a hotel that must know the room', () => {
  test('takes no order from a guest who has said none, but at a table of its own', async () => {
    await shop.changeSettings({ hotel: { room_number: 'required' } });
    const guest = await shop.newGuest('Ada');
    const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
    function place() {
      return shop.call('POST', '/orders/orderAndPay', body, guest);
    }
    expect((await place()).body).toMatchObject({ code: 'room_required', status: 422 });
    const { restaurant_id } = shop;
    const room = { restaurant_id, guest: { guest_id: guest.guest_id, room_number: '901' } };
    await shop.call('POST', '/guest/update', room, guest);
    expect((await place()).body.order.guest_name).toBe('Ada (Room # 901)');
    expect((await shop.round(await sit('TAB1'), ['fries'])).status).toBe(200);
  });
});

test('a hotel that may do without the room takes no order without one that is paid later', async () => {
  await shop.changeSettings({ hotel: { room_number: 'optional' } });
  const guest = await shop.newGuest('Ada');
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
  function place() {
    return shop.call('POST', '/orders/orderAndPay', body, guest);
  }
  expect((await place()).body).toMatchObject({ code: 'room_required', status: 422 });
  await shop.changeSettings({ hotel: { room_number: 'hidden' } });
  expect((await place()).status).toBe(200);
  await shop.changeSettings({ hotel: { room_number: 'optional' } });
  const paid = { ...shop.order(guest.guest_id), mode: 'before' };
  expect((await shop.call('POST', '/payments/intent', paid, guest)).status).toBe(200);
});

test('where nothing is brought to a car, no number of an order calls anybody', async () => {
  const guest = await shop.newGuest('Ada');
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
  const { order } = (await shop.call('POST', '/orders/orderAndPay', body, guest)).body;
  await shop.changeSettings({ curbside_enabled: false });
  const { restaurant_id } = shop;
  const parked = { restaurant_id, order_number: order.order_number, request: 'PARKING #4' };
  expect((await shop.call('POST', '/table/callWaiter', parked)).body.code).toBe(
    'waiter_unavailable',
  );
  await shop.changeSettings({ curbside_enabled: true });
  expect((await shop.call('POST', '/table/callWaiter', parked)).status).toBe(200);
});

describe('at a device of the restaurant', () => {
  test('nothing is cooked before it is paid: a tablet’s round is refused, its intent is not', async () => {
    const ada = await sit('PADD');
    expect((await shop.round(ada, ['fries'])).body.code).toBe('payment_method_unavailable');
    const { restaurant_id } = shop;
    const { guest_id } = ada;
    const items = shop.lines('fries');
    const wish = { restaurant_id, guest_id, items, order_type: 'DINE_IN', mode: 'before' };
    expect((await shop.call('POST', '/payments/intent', wish, ada)).status).toBe(200);
  });

  test('the same goes for a kiosk, and not for a table beside it', async () => {
    const device = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
    const section = { restaurant_id: shop.restaurant_id, section_type: 'KIOSK' };
    const opened = await shop.call('POST', '/section/addGuest', section, device);
    const { token, table_id } = opened.body;
    const body = { restaurant_id: shop.restaurant_id, table_id, guest: {} };
    const added = await shop.call('POST', '/table/addGuest', body, { token });
    const guest = { token, table_id, guest_id: added.body.guest_id };
    expect((await shop.round(guest, ['fries'])).body.code).toBe('payment_method_unavailable');
    expect((await shop.round(await sit('TAB1'), ['fries'])).status).toBe(200);
  });
});
