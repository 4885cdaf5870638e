import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { importBundle } from '../../bundles/import-bundle';
import { access_tokens, restaurants } from '../../db/schema/index';
import { type SmallRestaurant, startSmallRestaurant } from '../../testing/small-restaurant';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';
const CODE = 'Blue-Door-77';
let now = new Date('2026-11-23T17:00:00Z');
let small: SmallRestaurant;
beforeEach(async () => {
  now = new Date('2026-11-23T17:00:00Z');
  small = await startSmallRestaurant({ clock: { now: () => now } });
  small.bundle.edit('restaurant.yaml', 'staff:', `setup_code: ${CODE}\nstaff:`);
  await importBundle(small.api.deps, small.bundle.folder, { replace: true });
});
afterEach(() => small.close());

type How = {
  readonly token?: string;
  readonly restaurant_id?: string;
  readonly kind?: string;
  readonly remoteAddress?: string;
};

function pair(
  setup_code: string,
  { token, restaurant_id, kind = 'kiosk', remoteAddress = '127.0.0.1' }: How = {},
) {
  return small.api.inject({
    method: 'POST',
    url: '/api/devices/pair',
    remoteAddress,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: { restaurant_id: restaurant_id ?? small.restaurant_id, setup_code, kind },
  });
}

function call(method: 'GET' | 'POST', path: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return small.api.inject({ method, url: `/api${path}`, headers });
}

async function signIn(): Promise<string> {
  const body = { restaurant_id: small.restaurant_id, pin: '1234' };
  return (await small.api.inject({ method: 'POST', url: '/api/staff/signIn', body })).json().token;
}

function minutesLater(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

describe('pairing', () => {
  test('gives a token that speaks for the device, also as a cookie that outlives the browser', async () => {
    const paired = await pair(CODE.toLowerCase());
    expect(paired.statusCode).toBe(200);
    const { token, device } = paired.json();
    expect(device).toMatchObject({ kind: 'kiosk', name: 'kiosk 1' });
    expect(paired.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', value: token }]);
    expect(paired.cookies[0]?.maxAge).toBeGreaterThan(300 * 24 * 3600);
    expect((await call('GET', '/devices/self', token)).json()).toEqual({ device });
    expect((await call('GET', '/staff/devices', token)).statusCode).toBe(401);
  });

  test('neither the code nor the token is stored as it is', async () => {
    const { token } = (await pair(CODE)).json();
    const rows = JSON.stringify([
      await small.api.deps.db.select().from(restaurants),
      await small.api.deps.db.select().from(access_tokens),
    ]);
    expect(rows.toUpperCase()).not.toContain(CODE.toUpperCase());
    expect(rows).not.toContain(token.split('.')[1]);
    expect(JSON.stringify((await small.api.inject('/api/restaurant/corner')).json())).not.toMatch(
      /setup_code/,
    );
  });

  test('five wrong codes lock it for fifteen minutes, in whatever order they come', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => pair(`wrong-${n}`)));
    const codes = tries.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'setup_code_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'setup_code_locked')).toHaveLength(7);
    expect((await pair(CODE)).statusCode).toBe(429);
    minutesLater(15);
    expect((await pair(CODE)).statusCode).toBe(200);
  });

  test('strangers who guess do not lock out staff who are signed in', async () => {
    const token = await signIn();
    for (let tries = 0; tries < 6; tries += 1) await pair('wrong-code');
    expect((await pair(CODE)).json().code).toBe('setup_code_locked');
    expect((await pair(CODE, { token })).statusCode).toBe(200);
  });

  test('is never locked for a paired device, nor for another address, by an address that guesses', async () => {
    const { token } = (await pair(CODE)).json();
    for (let tries = 0; tries < 40; tries += 1) await pair('wrong-code');
    expect((await pair(CODE)).statusCode).toBe(429);
    expect((await pair(CODE, { token })).statusCode).toBe(200);
    expect((await pair(CODE, { remoteAddress: '203.0.113.1' })).statusCode).toBe(200);
  });

  test('answers alike for a restaurant that is not there and one that pairs nothing', async () => {
    const absent = await pair(CODE, { restaurant_id: UNKNOWN });
    const wrong = await pair('wrong-code');
    expect([absent.statusCode, absent.body]).toEqual([wrong.statusCode, wrong.body]);
    await small.api.deps.db.update(restaurants).set({ setup_code_hash: null });
    expect((await pair(CODE)).body).toBe(wrong.body);
  });
});

describe('a device', () => {
  test('is found again after a season, and not after two', async () => {
    const { token } = (await pair(CODE)).json();
    minutesLater(89 * 24 * 60);
    expect((await call('GET', '/devices/self', token)).statusCode).toBe(200);
    minutesLater(91 * 24 * 60);
    expect((await call('GET', '/devices/self', token)).statusCode).toBe(401);
  });

  test('opens nothing from the moment staff revoke it; another goes on', async () => {
    const [lost, kept] = [(await pair(CODE)).json(), (await pair(CODE, { kind: 'screen' })).json()];
    const staff = await signIn();
    const listed = (await call('GET', '/staff/devices', staff)).json().devices;
    expect(listed.map((each: { name: string }) => each.name)).toEqual(['kiosk 1', 'screen 1']);
    const path = `/staff/devices/${lost.device.device_id}/revoke`;
    expect((await call('POST', path, staff)).statusCode).toBe(200);
    expect((await call('GET', '/devices/self', lost.token)).statusCode).toBe(401);
    expect((await call('GET', '/devices/self', kept.token)).statusCode).toBe(200);
    expect((await call('GET', '/staff/devices', staff)).json().devices).toHaveLength(1);
    expect((await call('POST', path, staff)).statusCode).toBe(404);
  });

  test('a PIN is guessed at on one device without locking the others', async () => {
    const { token } = (await pair(CODE, { kind: 'tablet' })).json();
    function signInAt(pin: string, headers: Record<string, string>) {
      const body = { restaurant_id: small.restaurant_id, pin };
      return small.api.inject({ method: 'POST', url: '/api/staff/signIn', headers, body });
    }
    // More than all calls of an address together may be.
    for (let tries = 0; tries < 40; tries += 1) await signInAt('9999', {});
    expect((await signInAt('1234', {})).statusCode).toBe(429);
    const atTablet = { authorization: `Bearer ${token}` };
    expect((await signInAt('1234', atTablet)).statusCode).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) await signInAt('9999', atTablet);
    expect((await signInAt('1234', atTablet)).json().code).toBe('staff_locked');
  });
});

describe('a staff session', () => {
  test('says who it is, ends on signing out, and leaves the person’s other sessions alone', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const session = (await call('GET', '/staff/session', one)).json();
    expect(session).toMatchObject({ restaurant_id: small.restaurant_id, staff: { name: 'Ana' } });
    expect(session.ends_at).toBe('2026-11-23T21:00:00.000Z');
    const out = await call('POST', '/staff/signOut', one);
    expect(out.statusCode).toBe(200);
    expect(out.cookies).toMatchObject([{ value: '' }]);
    expect((await call('GET', '/staff/session', one)).statusCode).toBe(401);
    expect((await call('GET', '/staff/session', other)).statusCode).toBe(200);
  });

  test('ends four hours after its last use, and each use counts', async () => {
    const token = await signIn();
    minutesLater(3 * 60);
    expect((await call('GET', '/staff/session', token)).statusCode).toBe(200);
    minutesLater(3 * 60);
    expect((await call('GET', '/staff/session', token)).statusCode).toBe(200);
    minutesLater(4 * 60 + 1);
    expect((await call('GET', '/staff/session', token)).statusCode).toBe(401);
  });

  test('ends with a new PIN', async () => {
    const token = await signIn();
    small.bundle.edit('restaurant.yaml', "pin: '1234'", "pin: '4321'");
    await importBundle(small.api.deps, small.bundle.folder, { replace: true });
    expect((await call('GET', '/staff/session', token)).statusCode).toBe(401);
    const left = await small.api.deps.db
      .select()
      .from(access_tokens)
      .where(eq(access_tokens.role, 'staff'));
    expect(left).toEqual([]);
  });
});
