import type { EventBus } from './event-bus';
import type { EventStream } from './event-stream';
import { isAbout, type Topic } from './topics';

export type Hub = {
  readonly add: (stream: EventStream, topics: readonly Topic[]) => void;
  readonly remove: (stream: EventStream) => void;
  readonly size: () => number;
  readonly close: () => void;
};

/** Hands each event to the streams that listen for it. */
export function createHub(events: EventBus): Hub {
  const streams = new Map<EventStream, readonly Topic[]>();

  function endAll(): void {
    for (const stream of streams.keys()) stream.end();
    streams.clear();
  }

  const unsubscribe = events.subscribe((event) => {
    // Events may have been missed: clients that come back read everything afresh.
    if (event === null) return endAll();
    for (const [stream, topics] of streams) {
      if (topics.some((topic) => isAbout(event, topic))) stream.send(event);
    }
  });

  return {
    add: (stream, topics) => void streams.set(stream, topics),
    remove: (stream) => void streams.delete(stream),
    size: () => streams.size,
    close() {
      unsubscribe();
      endAll();
    },
  };
}
