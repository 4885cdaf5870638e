import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { waitFor } from '@testing-library/react';
import { inject } from 'vitest';

type Device = { readonly id: string; readonly state: string };

const COUNTER_READER = '221921800001';

/** Waits until the counter's reader asks for a card. */
export async function cardAsked(): Promise<void> {
  await waitFor(async () => {
    const { devices } = (await control('devices')) as { devices: readonly Device[] }; // the sandbox's reply
    const state = devices.find(({ id }) => id === COUNTER_READER)?.state;
    if (state !== 'waiting') throw new Error(`The reader is ${state}.`);
  });
}

/** Holds a card to the counter's reader as soon as it asks for one. */
export async function presentCard(outcome: 'approve' | 'decline'): Promise<void> {
  await cardAsked();
  await control(`devices/${COUNTER_READER}/present`, { number: '4242424242424242', outcome });
}

async function control(path: string, body?: object): Promise<unknown> {
  const asked = request(`${inject('sandbox_url')}/_control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]; // what node:http documents
  return await json(reply);
}
