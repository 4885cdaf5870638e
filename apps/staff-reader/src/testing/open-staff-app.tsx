import { type ApiClient, createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { NodeEventSource } from '@comanda/testing/node-event-source';
import { act, render } from '@testing-library/react';
import { inject } from 'vitest';
import { App } from '#app/app';

export const PIN = '2468';
export const SETUP_CODE = 'harbor-kiosk-7264';

let devices = 0;

type Tokens = { staff: string | null; device: string | null };
const NO_TOKENS: Tokens = { staff: null, device: null };

type OpenOptions = {
  readonly isOnline?: boolean;
  /** The cookies of an earlier page on the same device. */
  readonly tokens?: Tokens;
};

/** Has the page at an address of the api's own origin, as calls of the same origin need it. */
export function openAddress(path: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
}

/** Opens the app on a device with an address and cookies of its own. */
export async function openStaffApp(
  path = '/staff?restaurant=harbor',
  { isOnline: isOnlineAtFirst = true, tokens = { ...NO_TOKENS } }: OpenOptions = {},
) {
  const base_url = inject('api_url');
  openAddress(path);
  devices += 1;
  const address = `198.51.100.${devices}`;
  let isOnline = isOnlineAtFirst;

  const options = {
    base_url,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      if (!isOnline) return Promise.reject(new TypeError('No network.'));
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', address);
      // A browser sends both cookies; only one token fits into the header.
      const isAboutDevice = request.url.endsWith('/devices/self');
      const token = isAboutDevice ? tokens.device : (tokens.staff ?? tokens.device);
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      return fetch(request);
    },
    retry: { retries: 0 },
  };
  const staff = createApiClient(options);
  const client: ApiClient = {
    ...staff,
    async signInStaff(body, call) {
      const signed = await staff.signInStaff(body, call);
      if (signed.ok) tokens.staff = signed.value.token;
      return signed;
    },
    async signOutStaff(input, call) {
      const signed = await staff.signOutStaff(input, call);
      tokens.staff = null;
      return signed;
    },
    async pairDevice(body, call) {
      const paired = await staff.pairDevice(body, call);
      if (paired.ok) tokens.device = paired.value.token;
      return paired;
    },
  };
  class DeviceEventSource extends NodeEventSource {
    constructor(url: string) {
      const token = tokens.staff ?? tokens.device;
      const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
      super(url, { headers: { 'x-forwarded-for': address, ...authorization } });
    }
  }

  const i18n = await createI18n({ language: 'en', groups: ['staff', 'reader'] });
  const page = await act(async () =>
    render(
      <App
        client={client}
        queryClient={createQueryClient()}
        i18n={i18n}
        base_url={base_url}
        EventSource={DeviceEventSource as unknown as typeof EventSource} // as much of it as is used
      />,
    ),
  );
  return {
    ...page,
    tokens,
    /** Cuts the device off, or connects it again. */
    setOnline: (value: boolean) => {
      isOnline = value;
    },
  };
}
