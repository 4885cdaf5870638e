import type { EventBus } from './event-bus';
import type { EventStream } from './event-stream';
import { isAbout, type Topic } from './topics';

export type Hub = {
  /** `sessions`: the table sessions by whose leave it listens; it ends with any of them. */
  readonly add: (
    stream: EventStream,
    topics: readonly Topic[],
    sessions?: readonly string[],
  ) => void;
  readonly remove: (stream: EventStream) => void;
  readonly size: () => number;
  readonly close: () => void;
};

type Listening = { readonly topics: readonly Topic[]; readonly sessions: readonly string[] };

/** Hands each event to the streams that listen for it. */
export function createHub(events: EventBus): Hub {
  const streams = new Map<EventStream, Listening>();

  function endAll(): void {
    for (const stream of streams.keys()) stream.end();
    streams.clear();
  }

  const unsubscribe = events.subscribe((event) => {
    // Events may have been missed: clients that come back read everything afresh.
    if (event === null) return endAll();
    for (const [stream, { topics, sessions }] of streams) {
      if (topics.some((topic) => isAbout(event, topic))) stream.send(event);
      if (event.type === 'table.closed' && sessions.includes(event.table_session_id)) stream.end();
    }
  });

  return {
    add: (stream, topics, sessions = []) => void streams.set(stream, { topics, sessions }),
    remove: (stream) => void streams.delete(stream),
    size: () => streams.size,
    close() {
      unsubscribe();
      endAll();
    },
  };
}
