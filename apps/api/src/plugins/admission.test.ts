import { connect } from 'node:net';
import { problemSchema } from '@comanda/contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';
import { createAdmission } from './admission/create-admission';

const MOST = 4;
let house: SmallRestaurant;
let admission: ReturnType<typeof createAdmission>;
beforeAll(async () => {
  admission = createAdmission({ start: MOST, least: MOST, most: MOST });
  house = await startSmallRestaurant({ listen: true, app: { admission } });
});
afterAll(() => house.close());

function sitDown(): Promise<Response> {
  return fetch(`${house.api.url}/api/section/addGuest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ restaurant_id: house.restaurant_id, section_type: 'TAKEOUT' }),
  });
}

function read(path: string): Promise<Response> {
  return fetch(`${house.api.url}${path}`);
}

/** Takes places as calls under way do. */
function occupy(places: number): () => void {
  const leaves = Array.from({ length: places }, () => admission.begin());
  return () => {
    for (const leave of leaves) leave();
  };
}

describe('R13: more than can be done', () => {
  test('is refused at once, with a problem and a time to come back', async () => {
    const leave = occupy(MOST);
    const began = performance.now();
    const reply = await sitDown();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('content-type')).toMatch('application/problem+json');
    expect(problemSchema.parse(await reply.json()).code).toBe('unavailable');
    leave();
    expect((await sitDown()).status).toBe(200);
  });

  test('of many at once all are answered: those let in with success, the others with 503', async () => {
    const leave = occupy(MOST - 1);
    const some = await Promise.all(Array.from({ length: 30 }, () => sitDown()));
    const statuses = some.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    leave();
    const leaveAll = occupy(MOST);
    const none = await Promise.all(Array.from({ length: 30 }, () => sitDown()));
    expect(new Set(none.map(({ status }) => status))).toEqual(new Set([503]));
    leaveAll();
    await expect.poll(() => admission.state().underway).toBe(0);
  });

  test('readers go first', async () => {
    const leave = occupy(MOST);
    expect((await read('/api/menu/corner/menus')).status).toBe(503);
    leave();
    expect((await read('/api/menu/corner/menus')).status).toBe(200);
    for (let look = 0; look < 3; look += 1) {
      for (let call = 0; call < 30; call += 1) admission.admits('read');
      admission.learn(200);
    }
    expect((await read('/api/menu/corner/menus')).status).toBe(503);
    expect((await sitDown()).status).toBe(200);
    for (let look = 0; look < 3; look += 1) admission.learn(0);
  });

  test('how the server is can always be asked', async () => {
    const leave = occupy(MOST);
    for (const path of ['/api/health/live', '/api/health/ready', '/api/metrics'])
      expect((await read(path)).status).toBe(200);
    const stream = await read(`/api/events?topics=restaurant:${house.restaurant_id}`);
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    leave();
  });

  test('a body that comes slowly takes nobody’s place, nor does a client that leaves', async () => {
    const { hostname, port } = new URL(house.api.url);
    const sockets = Array.from({ length: MOST * 3 }, () =>
      connect({ host: hostname, port: Number(port) }),
    );
    for (const socket of sockets) {
      socket.write(
        `POST /api/section/addGuest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await sitDown()).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => admission.state().underway).toBe(0);
  });
});
