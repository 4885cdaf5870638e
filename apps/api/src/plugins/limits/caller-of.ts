import type { FastifyRequest } from 'fastify';
import { networkOf } from './address';

type Caller = Pick<FastifyRequest, 'came_from' | 'principal' | 'principals'>;

/**
 * The name that limits per address count a caller by. Guests use the Wi-Fi of a restaurant and could use up what its address
 * may do, so staff, devices and the guests that they serve are counted by themselves.
 */
export function callerOf({ came_from, principal, principals }: Caller): string {
  for (const each of principals) {
    if (each.role === 'staff') return `staff ${each.staff_id}`;
    if (each.role === 'device') return `device ${each.device_id}`;
  }
  const isServed = principal?.role === 'guest' && principal.platform !== 'MENTUM';
  return isServed ? `session ${principal.table_session_id}` : networkOf(came_from);
}
