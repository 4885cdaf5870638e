import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerDocument, makePublicDocument } from '../http/public-document';
import { admitAll } from './admission/admit-all';
import { figureIn } from '../testing/figure-in';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';

const MENUS = '/api/menu/corner/menus';
const BROTLI = { 'accept-encoding': 'br' };
const OF_ONE_CALL = ['date', 'x-request-id'];

let small: SmallRestaurant;
let isDraining = false;
let isFull = false;
beforeAll(async () => {
  small = await startSmallRestaurant({
    listen: true,
    app: {
      isDraining: () => isDraining,
      admission: { ...admitAll(), admits: () => !isFull },
    },
  });
});
afterAll(() => small.close());

async function ask(path: string, headers: Record<string, string> = BROTLI, method = 'GET') {
  const reply = await fetch(`${small.api.url}${path}`, { method, headers });
  const kept = [...reply.headers].filter(([name]) => !OF_ONE_CALL.includes(name));
  return { status: reply.status, headers: Object.fromEntries(kept), body: await reply.text() };
}

function answers() {
  const entry = small.api.deps.catalogue.peek('corner');
  if (entry === undefined) throw new Error('The small restaurant is not in memory.');
  return entry.answers;
}

function forget(): void {
  small.api.deps.catalogue.forget(small.restaurant_id);
}

describe('an answer that is sent again', () => {
  test.each(['br', 'gzip', 'identity'])('is the same, in %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    forget();
    const first = await ask(MENUS, headers);
    expect(first.status).toBe(200);
    expect(answers().has(MENUS)).toBe(true);
    expect(await ask(MENUS, headers)).toEqual(first);
    const known = { ...headers, 'if-none-match': String(first.headers['etag']) };
    const unchanged = await ask(MENUS, known);
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    forget();
    expect(await ask(MENUS, known)).toEqual(unchanged);
  });

  test('is that of its address, about the version in memory', async () => {
    await ask(MENUS);
    const planted = makePublicDocument({ menus: [] }, 'planted');
    await answerDocument({ headers: BROTLI }, planted);
    answers().set(MENUS, planted);
    expect((await ask(MENUS)).body).toBe('{"menus":[]}');
    expect((await ask(`${MENUS}?language=fr`)).body).not.toBe('{"menus":[]}');
    forget();
    expect((await ask(MENUS)).body).not.toBe('{"menus":[]}');
  });

  test('has a number of its own, and is counted', async () => {
    const ids = new Set<string | null>();
    const before = await countOf('listMenus');
    for (let call = 0; call < 3; call += 1)
      ids.add((await fetch(`${small.api.url}${MENUS}`)).headers.get('x-request-id'));
    expect(ids.size).toBe(3);
    expect(await countOf('listMenus')).toBe(before + 3);
  });

  test('is refused like any other when there is too much to do', async () => {
    await ask(MENUS);
    isFull = true;
    expect((await ask(MENUS)).status).toBe(503);
    isFull = false;
    expect((await ask(MENUS)).status).toBe(200);
  });

  test('tells clients to leave a server that will close', async () => {
    await ask(MENUS);
    isDraining = true;
    expect((await ask(MENUS)).headers['connection']).toBe('close');
    isDraining = false;
    expect((await ask(MENUS)).headers['connection']).toBe('keep-alive');
  });
});

describe('not kept is', () => {
  test.each(['/api/menu/corner/menus?by_schedule=true', '/api/campaign/list/public/corner'])(
    'what depends on the time of day: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
      expect(answers().has(path)).toBe(false);
    },
  );

  test('what is refused', async () => {
    expect((await ask(`${MENUS}?colour=red`)).status).toBe(400);
    expect(answers().has(`${MENUS}?colour=red`)).toBe(false);
  });

  test('more than so many ways to ask the same, nor a long one', async () => {
    for (let way = 0; way < 100; way += 1) await ask(`${MENUS}?${'&'.repeat(way)}`);
    expect(answers().size).toBeLessThanOrEqual(64);
    expect(answers().has(MENUS)).toBe(false);
    await ask(MENUS);
    expect(answers().has(MENUS)).toBe(true);
    forget();
    const long = `${MENUS}?${'&'.repeat(300)}`;
    expect((await ask(long)).status).toBe(200);
    expect(answers().size).toBe(0);
  });
});

async function countOf(route: string): Promise<number> {
  const { body } = await small.api.inject('/api/metrics');
  const name = `comanda_http_requests_total{route="${route}",method="GET",status="200"}`;
  return figureIn(body, name) ?? 0;
}
