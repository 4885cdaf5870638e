import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly signature: string;
  readonly body: string;
  /** Of a service that sends events in JSON. */
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly account?: string;
    readonly data: { readonly object: Readonly<Record<string, unknown>> };
  };
};

export type WebhookReceiver = {
  readonly url: string;
  readonly received: Received[];
  /** The statuses of the next answers; 200 when there are none. */
  readonly answers: number[];
  /** The text of every answer. */
  text: string;
  readonly types: () => readonly string[];
  /** Resolves once so many deliveries (of this type) have come. */
  readonly waitFor: (count: number, type?: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** An endpoint that keeps what it is sent. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const waiting: { isOver: () => boolean; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
      // The sandbox sends events and nothing else.
      const event = JSON.parse(isJson ? body : '{}') as Received['event'];
      const { headers } = request;
      received.push({ headers, signature: String(headers['stripe-signature']), body, event });
      response.writeHead(answers.shift() ?? 200).end(receiver.text);
      for (const waiter of waiting) if (waiter.isOver()) waiter.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function countOf(type: string | undefined): number {
    return received.filter(({ event }) => type === undefined || event.type === type).length;
  }

  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    text: '',
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answers,
    types: () => received.map(({ event }) => event.type),
    waitFor: (count, type) =>
      new Promise((resolve) => {
        const waiter = { isOver: () => countOf(type) >= count, resolve };
        if (waiter.isOver()) resolve();
        else waiting.push(waiter);
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}
