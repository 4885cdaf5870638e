import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly method: string;
  readonly url: string;
  readonly key: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** One way to answer a request. */
export type Mood = (response: ServerResponse, request: IncomingMessage) => void;

export type MoodyServer = {
  readonly url: string;
  readonly received: Received[];
  /** The next requests are answered like this, in turn; the last mood stays. */
  readonly feel: (...moods: Mood[]) => void;
  readonly close: () => Promise<void>;
};

/** A real HTTP server on a free port that behaves as badly as it is told. */
export async function startMoodyServer(): Promise<MoodyServer> {
  const received: Received[] = [];
  let moods: Mood[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      received.push({
        method: request.method ?? '',
        url: request.url ?? '',
        key: request.headers['idempotency-key'] as string | undefined, // sent once
        headers: request.headers,
        body,
      });
      const mood = moods.length > 1 ? moods.shift() : moods[0];
      mood?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP port, since it listens on one
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    feel(...next) {
      moods = next;
      received.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Mood {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

export function problem(code: string, status: number, headers: Record<string, string> = {}): Mood {
  const body = { type: `urn:problem:${code}`, title: code, status, detail: code, code };
  return json(body, status, { 'content-type': 'application/problem+json', ...headers });
}

/** Cuts the connection without a word. */
export const drop: Mood = (_, request) => {
  request.socket.destroy();
};

/** Cuts the connection in the middle of the body. */
export const breakOff: Mood = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"restaurants":[');
  setTimeout(() => request.socket.destroy(), 20);
};

/** Never answers. */
export const hang: Mood = () => {};

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks).toString();
}
