import { describe, expect, test } from 'vitest';
import { isInFrame } from './is-in-frame';
import { openEmbedding } from './open-embedding';

const HOTEL = 'https://hotel.example';

/** A window in a frame, and what the window around it hears, with the origin that each message is for. */
function aFrame() {
  const heard: [unknown, unknown][] = [];
  const parent = { postMessage: (...message: [unknown, unknown]) => heard.push(message) };
  const events = new EventTarget();
  const own = {
    parent: parent as unknown as Window, // of which only this call is made
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window;
  let resets = 0;
  function say(
    data: unknown,
    { source = parent, origin = HOTEL }: { source?: unknown; origin?: string } = {},
  ) {
    events.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  }
  return {
    own,
    parent,
    heard,
    say,
    leave: () => events.dispatchEvent(new Event('pagehide')),
    comeBack: (persisted: boolean) =>
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    open: (origin: string | null = HOTEL) =>
      openEmbedding(own, { origin, onStartReset: () => (resets += 1) }),
    resets: () => resets,
  };
}

describe('a page in a frame', () => {
  test('tells the page around it, for its exact origin, that it is there, reset and gone', () => {
    const frame = aFrame();
    const embedding = frame.open();
    embedding?.tellReset();
    embedding?.close();
    expect(frame.heard).toEqual([
      [{ type: 'connected' }, HOTEL],
      [{ type: 'resetFinished' }, HOTEL],
      [{ type: 'disconnected' }, HOTEL],
    ]);
  });

  test('resets when the page around it asks', () => {
    const frame = aFrame();
    frame.open();
    frame.say({ type: 'startReset' });
    expect(frame.resets()).toBe(1);
  });

  test('says that it is gone when it is left, and that it is back when it comes out of memory', () => {
    const frame = aFrame();
    frame.open();
    frame.leave();
    frame.comeBack(false);
    frame.comeBack(true);
    expect(frame.heard.map(([data]) => data)).toEqual([
      { type: 'connected' },
      { type: 'disconnected' },
      { type: 'connected' },
    ]);
  });

  test.each([
    ['another origin', { type: 'startReset' }, { origin: 'https://evil.example' }],
    ['the origin with a path', { type: 'startReset' }, { origin: `${HOTEL}/` }],
    ['an opaque origin', { type: 'startReset' }, { origin: 'null' }],
    ['another window of the same origin', { type: 'startReset' }, { source: {} }],
    ['no window', { type: 'startReset' }, { source: null }],
    ['itself', { type: 'startReset' }, { source: globalThis }],
    ['a word', 'startReset', {}],
    ['nothing', null, {}],
    ['another wish', { type: 'startPayment' }, {}],
    ['a type that is none', { type: ['startReset'] }, {}],
  ])('does nothing for %s', (_, data, from) => {
    const frame = aFrame();
    frame.open();
    frame.say(data, from);
    expect(frame.resets()).toBe(0);
    expect(frame.heard).toHaveLength(1);
  });

  test('hears nothing any more once it is closed', () => {
    const frame = aFrame();
    frame.open()?.close();
    frame.say({ type: 'startReset' });
    frame.leave();
    expect(frame.resets()).toBe(0);
    expect(frame.heard).toHaveLength(2);
  });

  test.each([[null], ['*'], [''], ['null'], ['hotel.example'], [`${HOTEL}/`], [`${HOTEL}/menu`]])(
    'talks to nobody and listens to nobody where the restaurant names %j',
    (origin) => {
      const frame = aFrame();
      expect(frame.open(origin)).toBeNull();
      frame.say({ type: 'startReset' });
      expect([frame.resets(), frame.heard]).toEqual([0, []]);
    },
  );
});

test('a page in no frame talks to nobody, whatever the restaurant names', () => {
  const frame = aFrame();
  const top = new EventTarget() as Window; // of which only this much is used
  Object.assign(top, { parent: top });
  expect(isInFrame(top)).toBe(false);
  expect(isInFrame(frame.own)).toBe(true);
  expect(openEmbedding(top, { origin: HOTEL, onStartReset: () => undefined })).toBeNull();
});
