import { eq } from 'drizzle-orm';
import { type OperationId, routes } from '@comanda/contracts/routes';
import { devices } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { LATE_NUMBER } from '../foreign-calls';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';
import type { Party } from './start-world';

/** The token of somebody whom the audience of a call is meant for. */
export async function rightfulToken(
  deps: Deps,
  id: OperationId,
  party: Party,
): Promise<string | undefined> {
  const { restaurant_id } = party.ids;
  switch (routes[id].audience) {
    case 'guest':
    case 'public':
    case 'receipt':
      return party.token;
    case 'staff':
    case 'table':
    // Of the restaurant's devices each has a reader of its own; staff have them all.
    case 'staff_or_device':
      return (await openStaffSession(deps, restaurant_id)).token;
    case 'device':
      return openKiosk(deps, restaurant_id);
    case 'board':
      return (await openDeviceSession(deps, restaurant_id, 'screen')).token;
    default:
      return undefined;
  }
}

/** A kiosk that has been given numbers for orders without a connection. */
async function openKiosk(deps: Deps, restaurant_id: string): Promise<string> {
  const { token, device_id } = await openDeviceSession(deps, restaurant_id, 'kiosk');
  await deps.db
    .update(devices)
    .set({ last_local_number: LATE_NUMBER })
    .where(eq(devices.device_id, device_id));
  return token;
}
