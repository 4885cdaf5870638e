import { type ApiClient, createApiClient } from '@comanda/api-client';
import { inject } from 'vitest';
import { setAddress } from './open-kiosk';

/** Puts a reader of the six brands beside another kiosk, and all others back to the counter; null = all of them. */
export async function placeReaders(label: string | null): Promise<void> {
  setAddress('/');
  const base_url = inject('api_url');
  const anyone = createApiClient({ base_url });
  const read = await anyone.getRestaurant({ restaurant: 'backlot', language: 'en' });
  if (!read.ok) throw new Error('The restaurant could not be read.');
  const { restaurant_id } = read.value.restaurant;
  const signed = await anyone.signInStaff({ restaurant_id, pin: '8225' });
  if (!signed.ok) throw new Error('Nobody may place a reader.');
  const staff = createApiClient({ base_url, token: () => signed.value.token });
  const listed = await staff.listTerminals({ restaurant_id });
  for (const { terminal_id, label: name } of listed.ok ? listed.value.terminals : []) {
    const kiosk_id = name === label ? await pairOther(anyone, restaurant_id) : null;
    await staff.placeTerminal({ restaurant_id, terminal_id, kiosk_id });
  }
}

async function pairOther(client: ApiClient, restaurant_id: string): Promise<string> {
  const setup_code = 'backlot-kiosk-3816';
  const paired = await client.pairDevice({ restaurant_id, setup_code, kind: 'kiosk' });
  if (!paired.ok) throw new Error('No other kiosk could be paired.');
  return paired.value.device.device_id;
}
