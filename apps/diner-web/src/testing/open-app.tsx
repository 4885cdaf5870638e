import { createApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, inject } from 'vitest';
import { App } from '#app/app';

/** Opens the whole application at a path, as a phone does, in place of what was open; it talks to the real api. */
export async function openApp(
  path: string,
  language: Language = 'en',
): Promise<ReturnType<typeof userEvent.setup>> {
  // Two applications on one page would both answer to it.
  cleanup();
  setAddress(path);
  const i18n = await createI18n({ language, groups: ['browsing'] });
  // Data of an earlier visit is read before the first render.
  await act(async () => {
    render(<App client={createSessionClient()} queryClient={createQueryClient()} i18n={i18n} />);
  });
  return userEvent.setup();
}

/** Makes a path of the api's origin the address of the window, without opening it. */
export function setAddress(path: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
}

/** The test environment keeps no secure cookies, so the session is kept as a client that is no browser keeps it. */
function createSessionClient() {
  let token: string | null = null;
  let device: string | null = null;
  // A phone of its own: what one address may do in a minute, the tests together have soon done.
  const address = ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');
  return createApiClient({
    base_url: inject('api_url'),
    token: () => token,
    async fetch(input, init) {
      if (input instanceof Request) input.headers.set('x-forwarded-for', address);
      // A browser sends the cookies of both; here each call says who it comes from.
      if (input instanceof Request && device && isOf(input.url, CALLS_OF_DEVICE))
        input.headers.set('authorization', `Bearer ${device}`);
      const reply = await fetch(input, init);
      const isPairing = isOf(reply.url, PAIRS);
      if (!reply.ok || !(isPairing || isOf(reply.url, OPENS_SESSION))) return reply;
      // Read once and made anew: the test environment cannot clone a reply that is on its way.
      const text = await reply.text();
      const given = (JSON.parse(text) as { token: string }).token; // the contract's reply
      if (isPairing) device = given;
      else token = given;
      return new Response(text, { status: reply.status, headers: reply.headers });
    },
  });
}

const OPENS_SESSION = ['/section/addGuest', '/table/local'];
const PAIRS = ['/devices/pair'];
const CALLS_OF_DEVICE = ['/devices/self', '/section/addGuest'];

function isOf(url: string, paths: readonly string[]): boolean {
  return paths.some((path) => url.endsWith(path));
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});
