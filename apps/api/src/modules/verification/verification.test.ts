import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phone_verifications } from '../../db/schema/index';
import { type Guest, type Outside, startOutside } from '../delivery/testing/start-outside';

const HOUR_MS = 3_600_000;
let numbers = 100;

/** A phone of nobody's yet. */
function aNumber(): string {
  numbers += 1;
  return `+12125550${numbers}`;
}

function calls(outside: Outside) {
  const { shop } = outside;
  return {
    send: ({ guest_id, token }: Guest) =>
      shop.call('POST', `/guest/${guest_id}/generate2FA`, undefined, { token }),
    verify: ({ guest_id, token }: Guest, code: string) =>
      shop.call('POST', '/guest/verify2FA', { guestId: guest_id, code }, { token }),
    async codeTo(number: string): Promise<string> {
      const [text] = await outside.textsTo(number);
      return /\d{6}/.exec(text?.body ?? '')?.[0] ?? '';
    },
  };
}

/** By itself: six digits may also be among those of an id, a hash or a number. */
function asWord(code: string): RegExp {
  return new RegExp(`\\b${code}\\b`);
}

function another(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe.each([
  ['codes of our own', false],
  ['codes of Twilio Verify', true],
])('%s', (_, verify) => {
  let outside: Outside;
  let on: ReturnType<typeof calls>;
  beforeAll(async () => {
    outside = await startOutside({ verify });
    on = calls(outside);
  }, 120_000);
  afterAll(() => outside.close());
  // So that what one test sent does not count against the next.
  beforeEach(() => outside.advance(HOUR_MS));

  test('T7: the code that was texted shows that the phone is the guest’s, once', async () => {
    const number = aNumber();
    const guest = await outside.newGuestWithPhone(number);
    const sent = await on.send(guest);
    expect(sent).toMatchObject({ status: 200, body: { resend_after: 60 } });
    const code = await on.codeTo(number);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(sent.body)).not.toMatch(asWord(code));
    const wrong = await on.verify(guest, another(code));
    expect(wrong.body).toEqual({ success: false, tries_left: 4 });
    expect((await on.verify(guest, code)).body).toEqual({ success: true, tries_left: 3 });
    const again = await on.verify(guest, code);
    expect(again).toMatchObject({ status: 409, body: { code: 'verification_expired' } });
    const { token, table_id } = guest;
    const listed = await outside.shop.call('GET', `/table/${table_id}/guests`, undefined, {
      token,
    });
    expect(listed.body.guests).toMatchObject([{ is_phone_verified: true }]);
    expect(JSON.stringify(listed.body)).not.toContain(number);
  });

  test('T7: a code is tried five times, and the right one is not right the sixth time', async () => {
    const number = aNumber();
    const guest = await outside.newGuestWithPhone(number);
    await on.send(guest);
    const code = await on.codeTo(number);
    // At once: they are no more than in turn.
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => on.verify(guest, another(code))),
    );
    expect(wrong.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await on.verify(guest, code)).body.code).toBe('verification_expired');
  });

  test('T7: a code is good for ten minutes', async () => {
    const number = aNumber();
    const guest = await outside.newGuestWithPhone(number);
    await on.send(guest);
    const code = await on.codeTo(number);
    outside.advance(10 * 60_000);
    expect((await on.verify(guest, code)).body.code).toBe('verification_expired');
  });

  test('T7: a code is one guest’s and one number’s', async () => {
    const [number, other] = [aNumber(), aNumber()];
    const guest = await outside.newGuestWithPhone(number);
    const stranger = await outside.newGuestWithPhone(other);
    await on.send(guest);
    const code = await on.codeTo(number);
    expect((await on.verify(stranger, code)).body.code).toBe('verification_expired');
    const { restaurant_id } = outside.shop;
    const { guest_id, token } = guest;
    const change = { restaurant_id, guest: { guest_id, phone_number: aNumber() } };
    await outside.shop.call('POST', '/guest/update', change, { token });
    expect((await on.verify(guest, code)).body.code).toBe('verification_expired');
  });

  test('T7: one send a minute and five an hour, by number, whoever’s guest it is, as well as by guest', async () => {
    const number = aNumber();
    const guest = await outside.newGuestWithPhone(number);
    const mate = await outside.newGuestWithPhone(number);
    expect((await on.send(guest)).status).toBe(200);
    const refused = await on.send(guest);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await on.send(mate)).status).toBe(429);
    for (let sends = 1; sends < 5; sends += 1) {
      outside.advance(60_000);
      // Twilio itself sends one code five times in ten minutes at most.
      expect((await on.send(sends % 2 === 0 ? guest : mate)).status).toBe(200);
    }
    outside.advance(60_000);
    const sixth = await on.send(guest);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(50 * 60);
    expect(await outside.textsTo(number)).toHaveLength(5);
  });

  test('T6: sends asked for at the same moment are one', async () => {
    const number = aNumber();
    const guest = await outside.newGuestWithPhone(number);
    const asked = await Promise.all(Array.from({ length: 6 }, () => on.send(guest)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await outside.textsTo(number)).toHaveLength(1);
  });

  test('an answer that was lost counts as sent: the code works, and is not sent twice', async () => {
    const number = aNumber();
    const guest = await outside.newGuestWithPhone(number);
    await outside.control('twilio', 'faults', { kind: 'dropAfterCommit', times: 1 });
    expect((await on.send(guest)).status).toBe(200);
    expect(await outside.textsTo(number)).toHaveLength(1);
    const code = await on.codeTo(number);
    expect((await on.verify(guest, code)).body.success).toBe(true);
  });

  test.each([
    ['a country that the restaurant sends no texts to', '+447400123456'],
    ['a toll-free number', '+18002255288'],
    ['a number that costs whoever calls it', '+19002345678'],
    ['a landline of a country where they can be told apart', '+33142685300'],
  ])('T6: %s gets none', async (_case, number) => {
    const guest = await outside.newGuestWithPhone(number);
    expect((await on.send(guest)).body.code).toBe('phone_not_textable');
    expect(await outside.textsTo(number)).toEqual([]);
  });

  test('without a number there is nothing to show', async () => {
    const guest = await outside.shop.newGuest();
    expect((await on.send(guest)).body.code).toBe('phone_required');
    expect((await on.verify(guest, '123456')).body.code).toBe('phone_required');
  });

  test.each([{ is_phone_verification_required: true }, { unpaid_orders: 'verified_phone' }])(
    'where it is asked for, nobody orders without it: %o',
    async (asked) => {
      const { shop } = outside;
      await shop.changeSettings(asked);
      const number = aNumber();
      const guest = await outside.newGuestWithPhone(number);
      const { guest_id, token } = guest;
      const order = { ...shop.order(guest_id), payment_method: 'COUNTER' };
      const refused = await shop.call('POST', '/orders/orderAndPay', order, { token });
      expect(refused).toMatchObject({ status: 422, body: { code: 'phone_unverified' } });
      await on.send(guest);
      await on.verify(guest, await on.codeTo(number));
      expect((await shop.call('POST', '/orders/orderAndPay', order, { token })).status).toBe(200);
      await shop.changeSettings({ is_phone_verification_required: false, unpaid_orders: 'open' });
    },
  );

  test('T6: sending is a POST', async () => {
    const { guest_id, token } = await outside.shop.newGuest();
    const got = await outside.shop.call('GET', `/guest/${guest_id}/generate2FA`, undefined, {
      token,
    });
    expect(got.status).toBe(405);
  });
});

describe('what a restaurant sends in a day', () => {
  let outside: Outside;
  beforeAll(async () => {
    outside = await startOutside({ textsPerDay: 4 });
  }, 120_000);
  afterAll(() => outside.close());

  test('has an end, whoever asks and from wherever', async () => {
    // A day begins: whatever the time is, none ends while it is asked for.
    outside.advance(24 * HOUR_MS - (outside.now().getTime() % (24 * HOUR_MS)));
    const on = calls(outside);
    const numbers_ = Array.from({ length: 12 }, aNumber);
    const guests = [];
    for (const number of numbers_) guests.push(await outside.newGuestWithPhone(number));
    const asked = await Promise.all(guests.map((guest) => on.send(guest)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(4);
    const sent = await Promise.all(numbers_.map((number) => outside.textsTo(number)));
    expect(sent.flat()).toHaveLength(4);
    outside.advance(24 * HOUR_MS);
    const [first] = guests;
    if (first !== undefined) expect((await on.send(first)).status).not.toBe(429);
  });

  test('a code of our own ends with the line that binds it to our page, and is kept as a hash', async () => {
    outside.advance(24 * HOUR_MS);
    const number = aNumber();
    const guest = await outside.newGuestWithPhone(number);
    await calls(outside).send(guest);
    const [text] = await outside.textsTo(number);
    const code = /^(\d{6}) is your Test Shop code\./.exec(text?.body ?? '')?.[1] ?? 'none';
    expect(text?.body.split('\n').at(-1)).toBe(`@localhost #${code}`);
    const [kept] = await outside.shop.db
      .select()
      .from(phone_verifications)
      .where(eq(phone_verifications.guest_id, guest.guest_id));
    expect(JSON.stringify(kept)).not.toMatch(asWord(code));
  });
});
