import { createApiClient, unwrap } from '@comanda/api-client';
import { createQueryClient } from '@comanda/api-client/query-client';
import { openFilmLibrary } from '@comanda/web/films';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import { pairingQuery } from './pairing-query';
import { WallReports } from './wall-reports';

const base_url = inject('api_url');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Films whose list and files no test reads. */
function aLibrary() {
  return openFilmLibrary({
    name: 'reports',
    files: {
      addresses: async () => [],
      read: async () => null,
      write: async () => undefined,
      remove: async () => undefined,
    },
    readList: async () => [],
  });
}

test('staff see which film plays on a paired screen, and the last one that does not', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(`${base_url}/wall`);
  const open = createApiClient({ base_url });
  const { restaurant_id } = unwrap(await open.getRestaurant({ restaurant: 'harbor' })).restaurant;
  const pairing = { restaurant_id, setup_code: 'harbor-kiosk-7264', kind: 'screen' as const };
  const { token, device } = unwrap(await open.pairDevice(pairing));
  const { token: staff_token } = unwrap(await open.signInStaff({ restaurant_id, pin: '2468' }));
  const staff = createApiClient({ base_url, token: () => staff_token });
  async function reported() {
    const { devices } = unwrap(await staff.listDevices({}));
    return devices.find(({ device_id }) => device_id === device.device_id)?.report;
  }

  const library = aLibrary();
  library.setShown([null, '/media/first.mp4']);
  const client = createApiClient({ base_url, token: () => token });
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(pairingQuery(client));
  render(
    <QueryClientProvider client={queryClient}>
      <WallReports client={client} library={library} />
    </QueryClientProvider>,
  );
  await waitFor(async () => expect((await reported())?.playing).toBe('first.mp4'));
  library.note('offline', null);
  library.note('broken', '/media/second.mp4');
  await waitFor(async () =>
    expect((await reported())?.faults.map(({ detail }) => detail)).toEqual([
      'broken: /media/second.mp4',
    ]),
  );
});
