import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** The sandbox's reader that the restaurants of these tests share. */
export const READER = '221921800001';

/** Asks the sandbox for something, or has it do something; it is no page, so that the rules of pages do not bind it. */
export async function control<Reply>(path: string, body?: object): Promise<Reply> {
  const asked = request(`${inject('sandbox_url')}/_control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]; // what node:http documents
  const said = await text(reply);
  if ((reply.statusCode ?? 500) >= 400) throw new Error(`The sandbox refused ${path}: ${said}`);
  return JSON.parse(said || 'null') as Reply; // the sandbox's reply
}

/** Pulls the reader's plug or puts it in, or holds a card to the reader. */
export async function handle(act: 'plug' | 'present' | 'unplug', card: object = {}): Promise<void> {
  await control(`devices/${READER}/${act}`, card);
}
