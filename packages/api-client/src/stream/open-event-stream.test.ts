import type { ComandaEvent } from '@comanda/contracts';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FetchEventSource } from '../testing/fetch-event-source';
import {
  drop,
  type Mood,
  type MoodyServer,
  problem,
  startMoodyServer,
} from '../testing/moody-server';
import { type EventStream, openEventStream, type StreamState } from './open-event-stream';

const changed = {
  type: 'restaurant.changed',
  restaurant_id: 'r',
  menu_version: 2,
  state: 'ACTIVE',
} as const;

let server: MoodyServer;
let stream: EventStream;
beforeAll(async () => {
  server = await startMoodyServer();
});
afterEach(() => stream.close());
afterAll(() => server.close());

function listen(): { events: ComandaEvent[]; states: StreamState[]; gaps: number[] } {
  const told = { events: [] as ComandaEvent[], states: [] as StreamState[], gaps: [] as number[] };
  stream = openEventStream({
    topics: ['restaurant:r', 'guest:g'],
    base_url: server.url,
    EventSource: FetchEventSource as unknown as typeof EventSource, // as much of it as is used
    onEvent: (event) => told.events.push(event),
    onState: (state) => told.states.push(state),
    onGap: () => told.gaps.push(told.states.length),
    base_ms: 10,
    cap_ms: 40,
  });
  return told;
}

describe('a stream', () => {
  test('tells events, named or not, and leaves out what it does not know', async () => {
    server.feel(
      opening(
        `data: ${JSON.stringify(changed)}\n\n`,
        ': still here\n\n',
        'data: {"type":"of.the.future"}\n\n',
        'data: no json\n\n',
        `event: restaurant.changed\ndata: ${JSON.stringify({ ...changed, menu_version: 3 })}\n\n`,
      ),
    );
    const told = listen();
    await expect.poll(() => told.events).toHaveLength(2);
    expect(told.events.map((event) => 'menu_version' in event && event.menu_version)).toEqual([
      2, 3,
    ]);
    expect(told.states).toEqual(['connecting', 'open']);
    expect(server.received[0]?.url).toBe('/api/events?topics=restaurant%3Ar,guest%3Ag');
  });

  test('reconnects when it breaks, and tells that events may have been missed', async () => {
    const open: ServerResponse[] = [];
    server.feel((response) => {
      open.push(response);
      opening()(response, response.req);
    });
    const told = listen();
    await expect.poll(() => told.states).toEqual(['connecting', 'open']);
    expect(told.gaps).toHaveLength(0);
    open[0]?.destroy();
    await expect.poll(() => told.states).toEqual(['connecting', 'open', 'connecting', 'open']);
    expect(told.gaps).toHaveLength(1);
  });

  test('that breaks says where it stood, and tells of a gap only when the server has one', async () => {
    const open: ServerResponse[] = [];
    const marks = ['id: 1\nevent: hello', 'id: 3\nevent: hello', 'id: 9\nevent: resync'];
    server.feel((response) => {
      opening(`${marks[open.length]}\ndata: {}\n\n`)(response, response.req);
      open.push(response);
    });
    const told = listen();
    await expect.poll(() => told.states).toContain('open');
    open[0]?.write(`id: 2\nevent: restaurant.changed\ndata: ${JSON.stringify(changed)}\n\n`);
    await expect.poll(() => told.events).toHaveLength(1);
    open[0]?.destroy();
    await expect.poll(() => server.received).toHaveLength(2);
    expect(server.received[1]?.url).toMatch(/&last_event_id=2$/);
    await expect.poll(() => open).toHaveLength(2);
    // Sent after the hello, without an id: the hello was received by then.
    open[1]?.write(`event: restaurant.changed\ndata: ${JSON.stringify(changed)}\n\n`);
    await expect.poll(() => told.events).toHaveLength(2);
    expect(told.gaps).toHaveLength(0);
    open[1]?.destroy();
    await expect.poll(() => told.gaps).toHaveLength(1);
    expect(server.received[2]?.url).toMatch(/&last_event_id=3$/);
  });

  test('falls back to polling after three failures, and comes back', async () => {
    server.feel(drop, problem('unavailable', 503), drop, drop, opening());
    const told = listen();
    await expect.poll(() => told.states).toEqual(['connecting', 'polling', 'open']);
    expect(server.received).toHaveLength(5);
  });

  test('that is closed stays closed', async () => {
    server.feel(drop);
    listen();
    await expect.poll(() => server.received.length).toBeGreaterThan(1);
    stream.close();
    const sent = server.received.length;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(server.received.length).toBeLessThanOrEqual(sent + 1);
  });
});

test('without EventSource callers poll from the start', () => {
  const states: StreamState[] = [];
  stream = openEventStream({
    topics: [],
    onEvent: () => {},
    onState: (state) => states.push(state),
  });
  expect(states).toEqual(['polling']);
});

function opening(...messages: string[]): Mood {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\n');
    for (const message of messages) response.write(message);
  };
}
