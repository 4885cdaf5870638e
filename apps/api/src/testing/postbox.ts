import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Letter = {
  readonly path: string;
  readonly id: string;
  readonly json: unknown;
  readonly isSignedWith: (key: string | Buffer) => boolean;
};

export type Postbox = {
  readonly url: string;
  readonly received: readonly Letter[];
  /** How the next letters are answered, one after the other; with 200 once these are used up. `never` = not until letGo. */
  readonly answer: (...answers: (number | 'never')[]) => void;
  readonly letGo: () => void;
  readonly close: () => Promise<void>;
};

/** A server outside that takes what is posted to it. */
export async function startPostbox(): Promise<Postbox> {
  const received: Letter[] = [];
  const waiting: ServerResponse[] = [];
  let answers: (number | 'never')[] = [];
  const server = createServer((request, response) => {
    void read(request).then((letter) => {
      received.push(letter);
      const answer = answers.shift() ?? 200;
      if (answer === 'never') waiting.push(response);
      else response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP port, since it listens on one
    received,
    answer: (...next) => {
      answers = next;
    },
    letGo() {
      for (const response of waiting.splice(0)) response.end();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<Letter> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  function header(name: string): string {
    return String(request.headers[name] ?? '');
  }
  const id = header('webhook-id');
  return {
    path: request.url ?? '',
    id,
    json: JSON.parse(body),
    isSignedWith(key) {
      const text = `${id}.${header('webhook-timestamp')}.${body}`;
      const expected = createHmac('sha256', key).update(text).digest('base64');
      return header('webhook-signature') === `v1,${expected}`;
    },
  };
}
