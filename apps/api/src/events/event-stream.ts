import type { ServerResponse } from 'node:http';
import type { ComandaEvent } from '@comanda/contracts';

/** A client that reads slower than this falls behind is let go; it comes back for what it missed. */
const MOST_UNREAD_BYTES = 256 * 1024;
const SHORTEST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 3000;

export type EventStream = {
  /** Writes what one of the functions below made, the same text for everyone. */
  readonly send: (text: string) => void;
  /** Ends the stream; the client comes back after a moment. */
  readonly end: () => void;
};

/** Turns a response into a stream of server-sent events. `onEnd` is called once, whoever ends it. */
export function openEventStream(response: ServerResponse, onEnd: () => void): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Nothing else ever comes over this connection; kept open, it would hold up a server that closes.
    connection: 'close',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  response.write(`retry: ${retryMs()}\n\n: listening\n\n`);
  response.on('close', onEnd);
  response.on('error', () => response.destroy());

  return {
    send(text) {
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
      else response.write(text);
    },
    end: () => void response.end(`retry: ${retryMs()}\n\n`),
  };
}

export const HEARTBEAT = ': still here\n\n';

/** An event under its own name. */
export function eventText(event_id: string, event: ComandaEvent): string {
  return `id: ${event_id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Where the client stands from now on. `resync`: it may have missed something, and reads everything afresh. */
export function markText(event_id: string, mark: 'hello' | 'resync'): string {
  return `id: ${event_id}\nevent: ${mark}\ndata: {}\n\n`;
}

/** Another pause for each client, so that those cut off together do not come back together. */
function retryMs(): number {
  return Math.round(SHORTEST_RETRY_MS + Math.random() * (LONGEST_RETRY_MS - SHORTEST_RETRY_MS));
}
