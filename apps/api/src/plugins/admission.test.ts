import { connect } from 'node:net';
import { problemSchema } from '@comanda/contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figureIn } from '../testing/figure-in';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';
import { createAdmission } from './admission/create-admission';

const MOST = 4;
let small: SmallRestaurant;
let admission: ReturnType<typeof createAdmission>;
beforeAll(async () => {
  admission = createAdmission({ start: MOST, least: MOST, most: MOST });
  // How long things wait here is told by the tests, and not by how busy the machine is.
  const deaf = { ...admission, learn: () => undefined };
  small = await startSmallRestaurant({ listen: true, app: { admission: deaf } });
});
afterAll(() => small.close());

function sitDown(): Promise<Response> {
  return fetch(`${small.api.url}/api/section/addGuest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ restaurant_id: small.restaurant_id, section_type: 'TAKEOUT' }),
  });
}

function read(path: string): Promise<Response> {
  return fetch(`${small.api.url}${path}`);
}

async function turnedAway(): Promise<number> {
  const figures = await (await read('/api/metrics')).text();
  return figureIn(figures, 'comanda_http_shed_total{route="none"}') ?? 0;
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
    const reply = await sitDown();
    // All places are still taken: nobody was waited for.
    expect(admission.state().underway).toBe(MOST);
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('content-type')).toMatch('application/problem+json');
    expect(problemSchema.parse(await reply.json()).code).toBe('unavailable');
    leave();
    expect((await sitDown()).status).toBe(200);
  });

  test('is a page that comes again by itself for whoever opens an address in a browser', async () => {
    const leave = occupy(MOST);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const reply = await fetch(`${small.api.url}/api/menu/corner/menus`, { headers: { accept } });
    leave();
    expect(reply.status).toBe(503);
    expect(reply.headers.get('content-type')).toMatch('text/html');
    const seconds = reply.headers.get('retry-after');
    expect(await reply.text()).toContain(`<meta http-equiv="refresh" content="${seconds}" />`);
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

  test('is refused before anybody looked at what it is, and counted', async () => {
    const before = await turnedAway();
    const leave = occupy(MOST);
    for (let call = 0; call < 3; call += 1) expect((await sitDown()).status).toBe(503);
    leave();
    expect(await turnedAway()).toBe(before + 3);
  });

  test('leaves a connection as it should be, whatever of the body had come', async () => {
    const leave = occupy(MOST);
    const { hostname, port } = new URL(small.api.url);
    const socket = connect({ host: hostname, port: Number(port) });
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    const head =
      'POST /api/section/addGuest HTTP/1.1\r\nHost: here\r\nContent-Length: 20000\r\n\r\n';
    socket.write(`${head}${'x'.repeat(10_000)}`);
    await expect.poll(() => heard).toContain('503');
    socket.write(`${'x'.repeat(10_000)}GET /api/health/live HTTP/1.1\r\nHost: here\r\n\r\n`);
    await expect.poll(() => heard).toContain('200 OK');
    socket.destroy();
    leave();
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
    const stream = await read(`/api/events?topics=restaurant:${small.restaurant_id}`);
    expect(stream.status).toBe(200);
    const doctor = await fetch(`${small.api.url}/api/operator/doctor`, { method: 'POST' });
    await doctor.text();
    expect(doctor.status).not.toBe(503);
    await stream.body?.cancel();
    leave();
  });

  test('a body that comes slowly takes nobody’s place, nor does a client that leaves', async () => {
    const { hostname, port } = new URL(small.api.url);
    const sockets = Array.from({ length: MOST * 3 }, () =>
      connect({ host: hostname, port: Number(port) }),
    );
    let arrived = 0;
    small.api.app.server.on('request', () => (arrived += 1));
    for (const socket of sockets) {
      socket.write(
        `POST /api/section/addGuest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
    }
    await expect.poll(() => arrived).toBe(sockets.length);
    expect((await sitDown()).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => admission.state().underway).toBe(0);
  });

  test('a client that leaves while it waits to be let in takes no place for ever', async () => {
    const { hostname, port } = new URL(small.api.url);
    const { server } = small.api.app;
    const leaving = Array.from({ length: MOST * 3 }, () => {
      const left = new Promise((resolve) => {
        server.once('request', (request, response) => {
          response.once('close', resolve);
          setImmediate(() => request.socket.destroy());
        });
      });
      const socket = connect({ host: hostname, port: Number(port) });
      socket.write(
        'GET /api/delivery/11111111-1111-4111-8111-111111111111 HTTP/1.1\r\nHost: here\r\n\r\n',
      );
      return left;
    });
    await Promise.all(leaving);
    // A rush lasts half a second at most, and whoever comes in one waits for its end.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(admission.state().underway).toBe(0);
  });
});
