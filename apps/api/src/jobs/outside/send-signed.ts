import { createHmac } from 'node:crypto';
import { type Dispatcher, fetch, getGlobalDispatcher } from 'undici';

/** Shorter than a message's lease, so that nobody else sends it meanwhile. */
const TIMEOUT_MS = 10_000;

export type SignedMessage = {
  /** The same at every try, so that the receiver can tell what it has already. */
  readonly id: string;
  readonly sent_at: Date;
  readonly body: unknown;
};

export type Receiver = { readonly url: string; readonly secret: string };

/** Posts JSON with a signature (https://www.standardwebhooks.com); throws unless it is answered with 2xx. */
export async function sendSigned(
  { url, secret }: Receiver,
  message: SignedMessage,
  dispatcher?: Dispatcher,
): Promise<void> {
  const body = JSON.stringify(message.body);
  const timestamp = String(Math.floor(message.sent_at.getTime() / 1000));
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${sign(secret, `${message.id}.${timestamp}.${body}`)}`,
  };
  await post(url, body, headers, dispatcher);
}

/** Posts JSON; throws unless it is answered with 2xx. A redirect is no answer: it would lead the message elsewhere. */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  dispatcher: Dispatcher = getGlobalDispatcher(),
): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Comanda', ...headers },
    body,
    dispatcher,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // The body is not needed, and may be endless.
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`${new URL(url).host} answered ${reply.status}.`);
}

/** A secret that begins with whsec_ is base64, as the standard has it; any other is taken as it is. */
function sign(secret: string, text: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  return createHmac('sha256', key).update(text).digest('base64');
}
