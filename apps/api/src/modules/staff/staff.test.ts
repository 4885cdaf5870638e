import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app';
import { type SmallRestaurant, startSmallRestaurant } from '../../testing/small-restaurant';
import { hashPin, isPinHash, verifyPin } from '../../shared/pin';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';
let now = new Date('2026-11-23T17:00:00Z');
let small: SmallRestaurant;
beforeEach(async () => {
  now = new Date('2026-11-23T17:00:00Z');
  small = await startSmallRestaurant({ clock: { now: () => now } });
});
afterEach(() => small.close());

function signIn(pin: string, restaurant_id = small.restaurant_id) {
  return small.api.inject({
    method: 'POST',
    url: '/api/staff/signIn',
    body: { restaurant_id, pin },
  });
}

function signInFrom(remoteAddress: string, pin: string, headers: Record<string, string> = {}) {
  const body = { restaurant_id: small.restaurant_id, pin };
  return small.api.inject({
    method: 'POST',
    url: '/api/staff/signIn',
    remoteAddress,
    headers,
    body,
  });
}

function minutesLater(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

describe('signing in', () => {
  test('gives a token, also as a cookie that scripts cannot read', async () => {
    const reply = await signIn('1234');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ staff: { name: 'Ana' } });
    expect(reply.cookies).toMatchObject([
      { httpOnly: true, sameSite: 'Lax', path: '/', value: reply.json().token },
    ]);
  });

  test('five wrong PINs lock it for fifteen minutes, for the right one too', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      minutesLater(1);
      expect((await signIn('9999')).json().code).toBe('staff_pin_wrong');
    }
    minutesLater(14);
    const locked = await signIn('1234');
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'staff_locked', retry_after: 60 });
    expect(locked.headers['retry-after']).toBe('60');
    minutesLater(1);
    expect((await signIn('1234')).statusCode).toBe(200);
  });

  test('a right PIN counts for nothing, and clears no wrong one', async () => {
    for (let tries = 0; tries < 4; tries += 1) await signIn('9999');
    for (let tries = 0; tries < 9; tries += 1) expect((await signIn('1234')).statusCode).toBe(200);
    expect((await signIn('9999')).json().code).toBe('staff_pin_wrong');
    expect((await signIn('1234')).json().code).toBe('staff_locked');
  });

  test('wrong PINs that lie further apart lock nothing', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await signIn('9999')).json().code).toBe('staff_pin_wrong');
      minutesLater(4);
    }
    expect((await signIn('1234')).statusCode).toBe(200);
  });

  test('guesses sent at once get no more tries', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(String(2000 + index))),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'staff_pin_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'staff_locked')).toHaveLength(15);
  });

  test('guesses that claim to be from many addresses get no more tries', async () => {
    const codes = [];
    for (let guess = 0; guess < 20; guess += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${guess}` };
      codes.push((await signInFrom('203.0.113.1', String(3000 + guess), headers)).json().code);
    }
    expect(codes.filter((code) => code === 'staff_pin_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'staff_locked')).toHaveLength(15);
  });

  test('an address that guesses locks itself, and no other', async () => {
    for (let tries = 0; tries < 6; tries += 1) await signInFrom('203.0.113.1', '9999');
    expect((await signInFrom('203.0.113.1', '1234')).json().code).toBe('staff_locked');
    expect((await signInFrom('203.0.113.2', '1234')).statusCode).toBe(200);
    // The other addresses of a network are the same guesser.
    for (let tries = 0; tries < 6; tries += 1) await signInFrom(`2001:db8:1:${tries}::1`, '9999');
    expect((await signInFrom('2001:db8:1:ffff::1', '1234')).json().code).toBe('staff_locked');
  });

  test('a hundred wrong PINs in an hour lock the restaurant for all strangers', async () => {
    for (let guess = 0; guess < 100; guess += 1) {
      const { code } = (await signInFrom(`203.0.113.${guess}`, '9999')).json();
      expect(code).toBe('staff_pin_wrong');
    }
    const locked = await signInFrom('198.51.100.1', '1234');
    expect(locked.json()).toMatchObject({ code: 'staff_locked', retry_after: 3600 });
    minutesLater(60);
    expect((await signInFrom('198.51.100.1', '1234')).statusCode).toBe(200);
  });

  test('a lock outlives a restart of the server', async () => {
    for (let tries = 0; tries < 5; tries += 1) await signIn('9999');
    const restarted = await buildApp(small.api.deps);
    const body = { restaurant_id: small.restaurant_id, pin: '1234' };
    const reply = await restarted.inject({ method: 'POST', url: '/api/staff/signIn', body });
    expect(reply.json().code).toBe('staff_locked');
    await restarted.close();
  });

  test('a restaurant that does not exist answers like one that does', async () => {
    const absent = [];
    const present = [];
    for (let tries = 0; tries < 6; tries += 1) {
      absent.push(await signIn('9999', UNKNOWN));
      present.push(await signIn('9999'));
    }
    expect(absent.map((reply) => reply.body)).toEqual(present.map((reply) => reply.body));
  });
});

describe('a PIN', () => {
  test('is known by its hash, and each hash is another', async () => {
    const [one, other] = await Promise.all([hashPin('1234'), hashPin('1234')]);
    expect(one).not.toBe(other);
    expect(await verifyPin('1234', one)).toBe(true);
    expect(await verifyPin('1235', one)).toBe(false);
    expect(isPinHash(one)).toBe(true);
  });

  test.each(['', '1234', 'scrypt$1$8$1$AAAA$AAAA', 'bcrypt$32768$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAA'])(
    'is not known by "%s"',
    async (hash) => {
      expect(isPinHash(hash)).toBe(false);
      expect(await verifyPin('1234', hash)).toBe(false);
    },
  );
});
