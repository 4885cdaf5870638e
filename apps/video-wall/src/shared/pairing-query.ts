import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

const PAIRED = 'wall.restaurant_id';
/** The statuses for a browser that is no device. */
const REFUSED = new Set([401, 403, 404]);

/**
 * The restaurant that this screen is paired with; null = none. It is kept on the device, so that the screen starts without a
 * server.
 */
export function pairingQuery(client: ApiClient) {
  const kept = readPairing();
  return queryOptions({
    queryKey: ['pairing'],
    queryFn: async ({ signal }) => {
      const reply = await client.getDevice({}, { signal });
      const failure = reply.ok ? null : reply.error;
      const isRefused = failure?.kind === 'problem' && REFUSED.has(failure.problem.status);
      const restaurant_id = isRefused ? null : unwrap(reply).device.restaurant_id;
      keepPairing(restaurant_id);
      return restaurant_id;
    },
    ...(kept === null ? {} : { initialData: kept, initialDataUpdatedAt: 0 }),
  });
}

/** The restaurant that this browser was last found to be paired with; null = none. */
export function readPairing(): string | null {
  try {
    return localStorage.getItem(PAIRED);
  } catch {
    return null;
  }
}

function keepPairing(restaurant_id: string | null): void {
  try {
    if (restaurant_id === null) localStorage.removeItem(PAIRED);
    else localStorage.setItem(PAIRED, restaurant_id);
  } catch {
    // Forbidden: then the server says it at each start.
  }
}
