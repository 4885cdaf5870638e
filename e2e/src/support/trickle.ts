import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** How a document comes: in pieces of about so many characters, so long apart; the phone has something else to do so long before each. */
export type Pieces = {
  readonly size: number;
  readonly apart_ms: number;
  readonly busy_ms: number;
};

const HANDED_ON = new Set(['content-type', 'location']);

/** Where a server's documents come in small pieces, as over a bad network; everything else comes as it is. */
export type Trickle = { readonly url: string; stop(): Promise<void> };

/** Stands before a server; only GET. */
export async function startTrickle(product: string, pieces: Pieces): Promise<Trickle> {
  const server = createServer(
    (request, response) => void handOn(product, request, response, pieces),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => stop(server) };
}

async function handOn(
  product: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  pieces: Pieces,
): Promise<void> {
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  try {
    const answer = await fetch(product + url, {
      headers: { 'accept-language': headers['accept-language'] ?? '' },
      redirect: 'manual',
      signal: leaving.signal,
    });
    const handedOn = [...answer.headers].filter(([name]) => HANDED_ON.has(name));
    response.writeHead(answer.status, Object.fromEntries(handedOn));
    await pipeline(Readable.from(inPieces(answer, pieces)), response);
  } catch {
    response.destroy();
  }
}

async function* inPieces(
  answer: Response,
  { size, apart_ms, busy_ms }: Pieces,
): AsyncGenerator<Uint8Array | string> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    yield* answer.body ?? [];
    return;
  }
  // A piece ends with the end of an element: half a sentence may be wrapped otherwise than the whole.
  const piece = new RegExp(`[^]{${size},}?</\\w+>|[^]+`, 'g');
  for (const [text] of (await answer.text()).matchAll(piece)) {
    yield text;
    await pause(apart_ms);
    if (busy_ms > 0) yield busyFor(busy_ms);
  }
}

/** A script that leaves no trace. */
function busyFor(ms: number): string {
  return `<script>{
    document.currentScript.remove();
    const end = performance.now() + ${ms};
    while (performance.now() < end);
  }</script>`;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
