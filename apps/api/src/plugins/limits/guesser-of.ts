import type { FastifyRequest } from 'fastify';
import { staffOrDeviceOf } from '../../http/principal';
import { networkOf } from './address';

export type Guesser = {
  /** The caller whose wrong tries count together: an address, or a device or staff of the restaurant. */
  readonly caller: string;
  /** Strangers are counted together at a restaurant as well. */
  readonly is_stranger: boolean;
};

/** The caller who types a secret of a restaurant. A paired device counts for itself: strangers never lock it. */
export function guesserOf(
  { came_from, principals }: Pick<FastifyRequest, 'came_from' | 'principals'>,
  restaurant_id: string,
): Guesser {
  const insider = staffOrDeviceOf(principals, restaurant_id);
  if (insider === null) return { caller: networkOf(came_from), is_stranger: true };
  const caller =
    insider.role === 'device' ? `device ${insider.device_id}` : `staff ${insider.staff_id}`;
  return { caller, is_stranger: false };
}
