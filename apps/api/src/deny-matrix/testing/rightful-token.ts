import { type OperationId, routes } from '@comanda/contracts/routes';
import type { Deps } from '../../deps';
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
    // Of the house's devices each has a reader of its own; staff have them all.
    case 'staff_or_device':
      return (await openStaffSession(deps, restaurant_id)).token;
    case 'device':
      return (await openDeviceSession(deps, restaurant_id, 'kiosk')).token;
    case 'board':
      return (await openDeviceSession(deps, restaurant_id, 'screen')).token;
    default:
      return undefined;
  }
}
