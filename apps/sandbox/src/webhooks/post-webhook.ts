import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

export type PostOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 1000;

/** Posts to one endpoint over kept-alive connections: a load run delivers hundreds a second. */
export class WebhookSender {
  readonly #http = new HttpAgent({ keepAlive: true, maxSockets: 64 });
  readonly #https = new HttpsAgent({ keepAlive: true, maxSockets: 64 });

  post(
    url: string,
    payload: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<PostOutcome> {
    return new Promise((resolve) => {
      const isTls = url.startsWith('https:');
      const open = isTls ? httpsRequest : httpRequest;
      const request = open(
        url,
        {
          agent: isTls ? this.#https : this.#http,
          method: 'POST',
          headers: {
            accept: '*/*',
            'content-length': Buffer.byteLength(payload),
            ...headers,
          },
          timeout: TIMEOUT_MS,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            if (text.length < MAX_ANSWER) text += chunk;
          });
          response.once('error', (error) => resolve({ kind: 'failed', reason: error.message }));
          response.once('end', () =>
            resolve({ kind: 'answered', status: response.statusCode ?? 0, text }),
          );
        },
      );
      request.once('timeout', () => request.destroy(new Error('no answer in time')));
      request.once('error', (error) => resolve({ kind: 'failed', reason: reasonOf(error) }));
      request.end(payload);
    });
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}

function reasonOf(error: NodeJS.ErrnoException): string {
  return error.message === '' ? (error.code ?? 'unknown error') : error.message;
}
