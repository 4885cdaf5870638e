import type { ComandaEvent } from '@comanda/contracts';
import { v7 } from 'uuid';
import type { EventBus } from './event-bus';
import { type EventStream, eventText, HEARTBEAT, markText } from './event-stream';
import { createHistory } from './history';
import { channelsOf, sentFor } from './topics';

const TICK_MS = 1000;
/** A stream hears at least this often that it is alive, in ticks. One in so many has its turn at each tick. */
const HEARTBEAT_TICKS = 20;
/** Then it ends, and whoever comes back is asked anew whether they may listen. */
const LONGEST_TICKS = 15 * 60;
/** Sessions and tokens that ended so lately may still be believed by a stream that is being opened. */
const MOST_ENDED = 1000;
const MOST_REPLAYED = 200;

export type Listening = {
  readonly channels: readonly string[];
  /** The table sessions and the hashes of the tokens by whose leave it listens; it ends with any of them. */
  readonly leaves: readonly string[];
  /** The last event that the client has; null when it is new. */
  readonly last_event_id: string | null;
};

export type Hub = {
  /** Tells the stream what its client missed, and from then on what happens. */
  readonly add: (stream: EventStream, listening: Listening) => void;
  readonly remove: (stream: EventStream) => void;
  readonly size: () => number;
  readonly close: () => void;
};

type Seat = {
  readonly channels: readonly string[];
  readonly leaves: readonly string[];
  /** Which turn of the heartbeat is its own. */
  readonly turn: number;
  readonly ends_at_tick: number;
};

/** Hands each event to the streams that listen for it, by channel: what others listen for costs nothing. */
export function createHub(events: EventBus): Hub {
  const seats = new Map<EventStream, Seat>();
  const byChannel = new Map<string, Set<EventStream>>();
  const history = createHistory(v7());
  const ended = new Set<string>();
  let tick = 0;
  let turn = 0;

  const unsubscribe = events.subscribe((event, event_id) => {
    if (event === null) {
      history.restart(event_id);
      tellAll(markText(event_id, 'resync'));
      return;
    }
    history.add({ event_id, event });
    for (const sent of sentFor(event)) tell(sent, eventText(event_id, sent));
    if (event.type === 'table.closed') endWith(event.table_session_id);
  });
  const unsubscribeEnded = events.subscribeEnded(endWith);
  const timer = setInterval(beat, TICK_MS);
  timer.unref();

  function tell(event: ComandaEvent, text: string): void {
    const listeners = channelsOf(event).flatMap((channel) => [...(byChannel.get(channel) ?? [])]);
    for (const stream of new Set(listeners)) stream.send(text);
  }

  function tellAll(text: string): void {
    for (const stream of seats.keys()) stream.send(text);
  }

  function endWith(leave: string): void {
    ended.add(leave);
    const [oldest = leave] = ended;
    if (ended.size > MOST_ENDED) ended.delete(oldest);
    for (const [stream, { leaves }] of seats) if (leaves.includes(leave)) stream.end();
  }

  function beat(): void {
    tick += 1;
    for (const [stream, seat] of seats) {
      if (seat.ends_at_tick <= tick) stream.end();
      else if (seat.turn === tick % HEARTBEAT_TICKS) stream.send(HEARTBEAT);
    }
  }

  function remove(stream: EventStream): void {
    for (const channel of seats.get(stream)?.channels ?? []) {
      const listeners = byChannel.get(channel);
      listeners?.delete(stream);
      if (listeners?.size === 0) byChannel.delete(channel);
    }
    seats.delete(stream);
  }

  return {
    add(stream, { channels, leaves, last_event_id }) {
      catchUp(stream, channels, last_event_id);
      if (leaves.some((leave) => ended.has(leave))) return stream.end();
      turn = (turn + 1) % HEARTBEAT_TICKS;
      const spread = Math.round(Math.random() * 60);
      seats.set(stream, {
        channels,
        leaves,
        turn,
        ends_at_tick: tick + LONGEST_TICKS - spread,
      });
      for (const channel of channels) {
        const listeners = byChannel.get(channel) ?? new Set();
        byChannel.set(channel, listeners.add(stream));
      }
    },
    remove,
    size: () => seats.size,
    close() {
      unsubscribe();
      unsubscribeEnded();
      clearInterval(timer);
      for (const stream of seats.keys()) stream.end();
      seats.clear();
      byChannel.clear();
    },
  };

  function catchUp(
    stream: EventStream,
    channels: readonly string[],
    last_event_id: string | null,
  ): void {
    const missed = missedBy(channels, last_event_id);
    // After what was missed: a stream that breaks before it has all of that must not be taken to stand here.
    const mark = markText(history.newest(), missed === null ? 'resync' : 'hello');
    stream.send([...(missed ?? []), mark].join(''));
  }

  /** The events since then of these channels, as text; null when they are not known, or so many that reading afresh is less. */
  function missedBy(channels: readonly string[], last_event_id: string | null): string[] | null {
    const past = last_event_id === null ? [] : history.since(last_event_id);
    if (past === null) return null;
    const missed = past
      .flatMap(({ event_id, event }) => sentFor(event).map((sent) => ({ event_id, event: sent })))
      .filter(({ event }) => channelsOf(event).some((channel) => channels.includes(channel)));
    if (missed.length > MOST_REPLAYED) return null;
    return missed.map(({ event_id, event }) => eventText(event_id, event));
  }
}
