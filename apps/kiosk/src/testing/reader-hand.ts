import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** The sandbox's reader that the restaurants of these tests share. */
const READER = '221921800001';

/** Pulls the reader's plug or puts it in, or holds a card to the reader. */
export async function handle(act: 'plug' | 'present' | 'unplug', card: object = {}): Promise<void> {
  // A browser lets no page call the sandbox from another origin.
  const asked = request(`${inject('sandbox_url')}/_control/devices/${READER}/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify(card));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]; // what node:http documents
  const said = await text(reply);
  if ((reply.statusCode ?? 500) >= 400) throw new Error(`The sandbox does not ${act}: ${said}`);
}
