import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { badField } from '../wire/nash-error';
import type { NashError } from '../wire/nash-error';
import type { OrderRequest } from './order';

const E164 = /^\+[1-9]\d{6,14}$/;
const MAX_INSTRUCTIONS = 280;

/** Reads what a shop sent. Addresses that name no street are not addresses. */
export function readOrder(
  body: Readonly<Record<string, unknown>>,
): Result<OrderRequest, NashError> {
  const order = {
    externalId: text(body['externalId']),
    pickupAddress: text(body['pickupAddress']),
    pickupPhoneNumber: text(body['pickupPhoneNumber']),
    dropoffAddress: text(body['dropoffAddress']),
    dropoffPhoneNumber: text(body['dropoffPhoneNumber']),
    dropoffFirstName: text(body['dropoffFirstName']),
    dropoffInstructions: text(body['dropoffInstructions']),
    currency: text(body['currency']) || 'USD',
    valueCents: cents(body['valueCents']),
    tipAmountCents: cents(body['tipAmountCents']),
  };
  for (const field of ['externalId', 'dropoffFirstName'] as const) {
    if (order[field] === '') return err(badField(field, `${field} is required`));
  }
  for (const field of ['pickupAddress', 'dropoffAddress'] as const) {
    if (!/\d/.test(order[field]) || order[field].length < 8) {
      return err({ ...badField(field, `${field} cannot be found`), code: 'INVALID_ADDRESS' });
    }
  }
  for (const field of ['pickupPhoneNumber', 'dropoffPhoneNumber'] as const) {
    if (!E164.test(order[field])) {
      return err({ ...badField(field, `${field} is not valid`), code: 'INVALID_PHONE_NUMBER' });
    }
  }
  if (order.dropoffInstructions.length > MAX_INSTRUCTIONS) {
    return err(badField('dropoffInstructions', 'dropoffInstructions is too long'));
  }
  return ok(order);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function cents(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}
