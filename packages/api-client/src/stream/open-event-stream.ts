import type { ComandaEvent } from '@comanda/contracts';
import { watchForReturn } from './watch-for-return';

/** open: events arrive. connecting: not yet, or not any more. polling: the stream keeps failing, so read at intervals until it is open again. */
export type StreamState = 'connecting' | 'open' | 'polling';

export type EventStreamOptions = {
  /** For example `restaurant:{id}`, `guest:{id}`. */
  readonly topics: readonly string[];
  readonly onEvent: (event: ComandaEvent) => void;
  readonly onState?: (state: StreamState) => void;
  /** Events may have been missed, and the server cannot tell them again: read again what they would have told. */
  readonly onGap?: () => void;
  readonly base_url?: string;
  readonly EventSource?: typeof EventSource;
  /** Failures in a row before callers are told to poll. */
  readonly failures_before_polling?: number;
  readonly base_ms?: number;
  readonly cap_ms?: number;
};

export type EventStream = { readonly close: () => void };

/** Listens to the API's events and reconnects for as long as it is not closed. */
export function openEventStream(options: EventStreamOptions): EventStream {
  const { topics, onEvent, onState, onGap, failures_before_polling = 3 } = options;
  const { base_ms = 1_000, cap_ms = 30_000 } = options;
  const Source = options.EventSource ?? globalThis.EventSource;
  const url = `${options.base_url ?? ''}/api/events?topics=${topics.map(encodeURIComponent).join(',')}`;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasOpen = false;
  let last_event_id: string | null = null;
  let state: StreamState | null = null;

  function tell(next: StreamState): void {
    if (next === state) return;
    state = next;
    onState?.(next);
  }

  function connect(): void {
    clearTimeout(timer);
    source?.close();
    const since =
      last_event_id === null ? '' : `&last_event_id=${encodeURIComponent(last_event_id)}`;
    const opened = new Source(`${url}${since}`, { withCredentials: true });
    source = opened;
    opened.onopen = () => {
      failures = 0;
      tell('open');
      // A server that never said where this client stands cannot tell it what it missed.
      if (wasOpen && last_event_id === null) onGap?.();
      wasOpen = true;
    };
    opened.onerror = retryLater;
    for (const type of EVENT_NAMES) opened.addEventListener(type, receive);
    opened.addEventListener('hello', standAt);
    opened.addEventListener('resync', (message) => {
      standAt(message);
      onGap?.();
    });
  }

  function retryLater(): void {
    // The browser's own reconnection never backs off and gives up on an error status, so it is not used.
    source?.close();
    source = null;
    failures += 1;
    tell(failures >= failures_before_polling ? 'polling' : 'connecting');
    clearTimeout(timer);
    const ceiling = Math.min(cap_ms, base_ms * 2 ** (failures - 1));
    timer = setTimeout(connect, ceiling / 2 + (Math.random() * ceiling) / 2);
  }

  function standAt({ lastEventId }: MessageEvent<string>): void {
    if (lastEventId !== '') last_event_id = lastEventId;
  }

  function receive(message: MessageEvent<string>): void {
    standAt(message);
    const event = parse(message.data);
    if (event) onEvent(event);
  }

  if (!Source) {
    tell('polling');
    return { close: () => {} };
  }
  tell('connecting');
  connect();
  const stopWatching = watchForReturn(() => {
    if (source === null) connect();
  });
  return {
    close() {
      stopWatching();
      clearTimeout(timer);
      source?.close();
    },
  };
}

const EVENT_TYPES = {
  'restaurant.changed': true,
  'order.changed': true,
  'table.changed': true,
  'table.closed': true,
  'call.changed': true,
  'screen.changed': true,
  'device.changed': true,
  'delivery.changed': true,
} as const satisfies Record<ComandaEvent['type'], true>;

/** Events may come unnamed, or each under its own type's name. */
const EVENT_NAMES = ['message', ...Object.keys(EVENT_TYPES)];

/** An event of a kind that is known here; others are left to newer clients. */
function parse(data: string): ComandaEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('type' in value)) return null;
    // The server checks what it sends against the same schema.
    return Object.hasOwn(EVENT_TYPES, String(value.type)) ? (value as ComandaEvent) : null;
  } catch {
    return null;
  }
}
