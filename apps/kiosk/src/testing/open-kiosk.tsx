import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import { inject } from 'vitest';
import { App } from '#app/app';
import { createLateQueue } from '#shared/late/late-queue';
import { memoryLateStore } from './memory-late-store';
import { TEXT_GROUPS } from '#app/text-groups';

type OpenOptions = {
  /** The same browser loads the page again: its cookies are those of before. */
  readonly isReloaded?: boolean;
};

/** Opens the whole application at a path, as a kiosk does; it talks to the real api. */
export async function openKiosk(
  path: string,
  { isReloaded = false }: OpenOptions = {},
): Promise<ReturnType<typeof userEvent.setup>> {
  cleanup();
  if (!isReloaded) setNetwork('up');
  setAddress(path);
  const i18n = await createI18n({ language: 'en', groups: TEXT_GROUPS });
  const clients = isReloaded && last !== null ? last : createClients();
  last = clients;
  const queryClient = createQueryClient();
  opened = queryClient;
  await act(async () => {
    render(<App clients={clients} queryClient={queryClient} i18n={i18n} />);
  });
  return userEvent.setup();
}

/** Makes a path of the api's origin the address of the window, without opening it. */
export function setAddress(path: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
}

/** Cuts the network when the next call at a path has arrived and before its reply is read; returns the lost reply. */
export function loseReply(path: string): Promise<string> {
  return new Promise((resolve) => {
    network.lost = { path, resolve };
  });
}

/** Changes each reply of the api whose address has a part in it before a kiosk reads it, or holds it back; until the test ends. */
export function changeReplies(part: string, change: Change): void {
  network.changes.push({ part, change });
}

export function leaveReplies(): void {
  network.changes.length = 0;
}

type Change = (reply: Response, url: string) => Response | Promise<Response>;

type Waiting = { readonly path: string; readonly resolve: (body: string) => void };

type Network = {
  isDown: boolean;
  lost: Waiting | null;
  readonly waiting: Waiting[];
  readonly changes: { readonly part: string; readonly change: Change }[];
};
const network: Network = { isDown: false, lost: null, waiting: [], changes: [] };

/** Cuts the kiosk's network or mends it; returns a function that waits for the next reply at a path. */
export function setNetwork(state: 'up' | 'down'): (path: string) => Promise<string> {
  network.isDown = state === 'down';
  return (path) => new Promise((resolve) => network.waiting.push({ path, resolve }));
}

async function changed(reply: Response): Promise<Response> {
  const { url } = reply;
  const found = network.changes.find(({ part }) => url.includes(part));
  if (!found) return reply;
  const other = await found.change(reply, url);
  // A reply that is made by hand has no address of its own.
  return other === reply ? reply : Object.defineProperty(other, 'url', { value: url });
}

function tellReply(url: string, body: string): void {
  const at = network.waiting.findIndex(({ path }) => url.endsWith(path));
  const [found] = at === -1 ? [] : network.waiting.splice(at, 1);
  found?.resolve(body);
}

/** The test environment keeps no secure cookies, so that tokens are kept as a client that is no browser keeps them. */
function createClients() {
  let guest: string | null = null;
  let device: string | null = null;
  const base_url = inject('api_url');
  // An address of its own: what one address may do in a minute, the tests together have soon done.
  const address = ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (input instanceof Request) input.headers.set('x-forwarded-for', address);
    // A browser sends the cookies of both; here each call says who it comes from.
    if (input instanceof Request && device && isOf(input.url, CALLS_OF_DEVICE))
      input.headers.set('authorization', `Bearer ${device}`);
    if (network.isDown) throw new TypeError('The network is down.');
    const reply = await changed(await fetch(input, init));
    if (network.lost && reply.url.endsWith(network.lost.path)) {
      network.lost.resolve(await reply.text());
      network.lost = null;
      network.isDown = true;
      throw new TypeError('The reply is lost.');
    }
    if (network.waiting.some(({ path }) => reply.url.endsWith(path))) {
      const body = await reply.text();
      tellReply(reply.url, body);
      return new Response(body, { status: reply.status, headers: reply.headers });
    }
    const isPairing = isOf(reply.url, ['/devices/pair']);
    if (!reply.ok || !(isPairing || isOf(reply.url, ['/section/addGuest']))) return reply;
    // Read once and made anew: the test environment cannot clone a reply that is on its way.
    const text = await reply.text();
    const given = (JSON.parse(text) as { token: string }).token; // the contract's reply
    if (isPairing) device = given;
    else guest = given;
    return new Response(text, { status: reply.status, headers: reply.headers });
  }
  const deviceClient = createApiClient({ base_url, token: () => device, fetch: send });
  const late = createLateQueue({
    store: memoryLateStore(),
    client: deviceClient,
    now: () => new Date(),
    onStuck: (detail) => reportError(new Error(detail)),
  });
  return {
    guest: createApiClient({ base_url, token: () => guest, fetch: send }),
    device: deviceClient,
    late: Promise.resolve(late),
  };
}

/** Everything that the application still holds in its memory of the server's answers. */
export function cachedAnswers(): string {
  const all = opened?.getQueryCache().getAll() ?? [];
  return JSON.stringify(all.map(({ queryKey, state }) => [queryKey, state.data]));
}

let opened: QueryClient | null = null;
let last: ReturnType<typeof createClients> | null = null;

const CALLS_OF_DEVICE = ['/devices/self', '/section/addGuest'];

function isOf(url: string, paths: readonly string[]): boolean {
  return paths.some((path) => url.endsWith(path));
}
