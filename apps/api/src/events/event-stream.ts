import type { ServerResponse } from 'node:http';
import type { ComandaEvent } from '@comanda/contracts';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2000;
/** A client that reads slower than this falls behind is let go; it comes back and reads everything afresh. */
const MOST_UNREAD_BYTES = 64 * 1024;

export type EventStream = {
  readonly send: (event: ComandaEvent) => void;
  /** Ends the stream; the client comes back after a moment and reads everything afresh. */
  readonly end: () => void;
};

/** Turns a response into a stream of server-sent events. `onEnd` is called once, whoever ends it. */
export function openEventStream(
  response: ServerResponse,
  newId: () => string,
  onEnd: () => void,
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Nothing else ever comes over this connection; kept open, it would hold up a server that closes.
    connection: 'close',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  response.write(`retry: ${RETRY_MS}\n\n: listening\n\n`);
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  response.on('close', () => {
    clearInterval(heartbeat);
    onEnd();
  });
  response.on('error', () => response.destroy());

  function write(text: string): void {
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    else response.write(text);
  }

  return {
    // Ids are there for the protocol's sake: nothing is replayed, since a client that reconnects reads everything again.
    send: (event) =>
      write(`id: ${newId()}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    end: () => void response.end(),
  };
}
