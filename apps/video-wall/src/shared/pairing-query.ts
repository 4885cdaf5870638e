import type { ApiClient } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

const PAIRED = 'wall.paired';

/** The restaurant that this screen is paired with; null = none. */
export function pairingQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['pairing'],
    queryFn: async ({ signal }) => {
      const reply = await client.getDevice({}, { signal });
      if (!reply.ok) return null;
      rememberPairing();
      return reply.value.device.restaurant_id;
    },
  });
}

/** Whether this browser was found to be paired before: a screen that never was does not ask in vain. */
export function wasPaired(): boolean {
  try {
    return localStorage.getItem(PAIRED) !== null;
  } catch {
    return false;
  }
}

function rememberPairing(): void {
  try {
    localStorage.setItem(PAIRED, '1');
  } catch {
    // Forbidden: then a screen that is told its place reports nothing.
  }
}
