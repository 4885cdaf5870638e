import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';
import { listenTo } from '../../testing/listen-to';
import { type SmallRestaurant, startSmallRestaurant } from '../../testing/small-restaurant';

let now = new Date('2026-11-23T17:00:00Z');
let small: SmallRestaurant;
let kiosk: Awaited<ReturnType<typeof openDeviceSession>>;
let staff: { readonly token: string };
const lines: string[] = [];

beforeAll(async () => {
  small = await startSmallRestaurant({
    clock: { now: () => now },
    config: { logLevel: 'error' },
    logTo: { write: (line) => void lines.push(line) },
    listen: true,
  });
}, 120_000);
afterAll(() => small.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  kiosk = await openDeviceSession(small.api.deps, small.restaurant_id, 'kiosk');
  staff = await openStaffSession(small.api.deps, small.restaurant_id);
});

function post(path: string, body: object, { token }: { readonly token: string }) {
  const headers = { authorization: `Bearer ${token}` };
  return small.api.inject({ method: 'POST', url: `/api${path}`, headers, body });
}

function report(body: object) {
  return post('/devices/report', body, kiosk);
}

async function listed() {
  const headers = { authorization: `Bearer ${staff.token}` };
  const { devices } = (await small.api.inject({ url: '/api/staff/devices', headers })).json();
  return devices.find((each: { device_id: string }) => each.device_id === kiosk.device_id);
}

test('staff see what a device shows, its version and its faults, the newest first', async () => {
  expect(await listed()).toMatchObject({ is_open: true, report: null });
  await report({ kind: 'missing_voice', detail: 'fr-CA', version: '1.2.0' });
  now = new Date(now.getTime() + 60_000);
  await report({ kind: 'printer_out', playing: '/kiosk', version: '1.2.0' });
  now = new Date(now.getTime() + 60_000);
  const beat = await report({ kind: 'heartbeat', playing: '/kiosk/cart', version: '1.2.1' });
  const { report: shown } = await listed();
  expect(beat.json().device.report).toEqual(shown);
  expect(shown).toMatchObject({
    reported_at: now.toISOString(),
    playing: '/kiosk/cart',
    version: '1.2.1',
    faults: [{ kind: 'printer_out' }, { kind: 'missing_voice', detail: 'fr-CA', times: 1 }],
  });
});

test('a fault that is reported again is counted, and only the last ten are kept', async () => {
  for (let place = 0; place < 12; place += 1)
    await report({ kind: 'broken_film', detail: `film ${place}` });
  await report({ kind: 'broken_film', detail: 'film 5' });
  const { faults } = (await listed()).report;
  expect(faults).toHaveLength(10);
  expect(faults[0]).toMatchObject({ detail: 'film 5', times: 2 });
  const tooLong = await report({ kind: 'crash', detail: 'x'.repeat(501) });
  expect(tooLong.statusCode).toBe(400);
});

test('a crash is logged as a fault, which the error service gets', async () => {
  lines.length = 0;
  await report({ kind: 'crash', detail: 'Cannot read the menu', version: '1.2.0' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'a device crashed',
      device_id: kiosk.device_id,
      err: { message: 'Cannot read the menu' },
    },
  ]);
});

test('a device that reports in a circle is refused after a while', async () => {
  const statuses = [];
  for (let calls = 0; calls < 61; calls += 1)
    statuses.push((await report({ kind: 'heartbeat' })).statusCode);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.at(-1)).toBe(429);
});

test('staff close a kiosk and open it again; the kiosk is notified at once', async () => {
  const stream = await listenTo(small.api.url, `device:${kiosk.device_id}`, { token: kiosk.token });
  for (const is_open of [false, true]) {
    const set = await post(`/staff/devices/${kiosk.device_id}/open`, { is_open }, staff);
    expect(set.json().device.is_open).toBe(is_open);
    expect((await report({ kind: 'heartbeat' })).json().device.is_open).toBe(is_open);
  }
  await expect.poll(() => stream.text().split('event: device.changed').length).toBe(3);
  stream.leave();
  const other = await openDeviceSession(small.api.deps, small.restaurant_id, 'kiosk');
  const heard = await listenTo(small.api.url, `device:${kiosk.device_id}`, { token: other.token });
  expect(heard.status).toBe(404);
});
