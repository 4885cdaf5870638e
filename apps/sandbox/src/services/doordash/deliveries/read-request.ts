import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { invalidField, notDelivered } from '../wire/doordash-error';
import type { DoorDashError } from '../wire/doordash-error';
import type { DeliveryRequest } from './delivery';

const E164 = /^\+[1-9]\d{6,14}$/;
const EXTERNAL_ID = /^[\w-]{1,64}$/;
/** An address with this in it is beyond every courier. */
const FAR_AWAY = /far away/i;

type Body = Readonly<Record<string, unknown>>;

/** Reads what a shop sent. */
export function readRequest(body: Body): Result<DeliveryRequest, DoorDashError> {
  const request = {
    external_delivery_id: text(body['external_delivery_id']),
    pickup_address: text(body['pickup_address']),
    pickup_phone_number: text(body['pickup_phone_number']),
    dropoff_address: text(body['dropoff_address']),
    dropoff_phone_number: text(body['dropoff_phone_number']),
    order_value: cents(body['order_value']) ?? 0,
    // The country of the address decides; the stand-in goes by its postal code.
    currency: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i.test(text(body['dropoff_address'])) ? 'CAD' : 'USD',
  };
  if (!EXTERNAL_ID.test(request.external_delivery_id))
    return err(invalidField('external_delivery_id', 'must be set'));
  for (const field of ['pickup_address', 'dropoff_address'] as const) {
    if (!/\d/.test(request[field]) || request[field].length < 8)
      return err(invalidField(field, 'cannot be found'));
  }
  for (const field of ['pickup_phone_number', 'dropoff_phone_number'] as const) {
    if (!E164.test(request[field])) return err(invalidField(field, 'must be in E.164'));
  }
  if (body['tip'] !== undefined && cents(body['tip']) === null)
    return err(invalidField('tip', 'must be whole cents'));
  if (FAR_AWAY.test(request.dropoff_address)) return err(notDelivered('distance_too_long'));
  return ok(request);
}

/** Whole cents, or null. */
export function cents(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
