import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import { askService, type ServiceQuestion } from '../../shared/ask-service';
import type { CourierFailure } from '../courier-service';
import type { DoorDashConfig } from '../couriers-config';
import { signToken } from './sign-token';

const errorSchema = z.object({
  code: z.string().catch(''),
  message: z.string().catch(''),
  reason: z.string().nullish(),
  field_errors: z.array(z.object({ field: z.string() })).nullish(),
});

export type DoorDashFailure = CourierFailure | { readonly code: 'duplicate' };

/** Asks DoorDash Drive v2. A word of refusal that has a meaning of its own to us becomes that. */
export async function callDoorDash(
  config: DoorDashConfig,
  now: Date,
  path: string,
  how: Pick<ServiceQuestion, 'method' | 'body'> = {},
): Promise<Result<unknown, DoorDashFailure>> {
  const asked = await askService({
    url: `${config.apiBase}/drive/v2${path}`,
    headers: { authorization: `Bearer ${signToken(config, now)}` },
    ...how,
  });
  if (!asked.ok) return asked;
  const { status, body } = asked.value;
  if (status < 300) return ok(body);
  return err(failureOf(status, errorSchema.catch({ code: '', message: '' }).parse(body)));
}

function failureOf(status: number, error: z.infer<typeof errorSchema>): DoorDashFailure {
  const { code, message, reason, field_errors } = error;
  switch (code) {
    case 'invalid_delivery_parameters':
      return { code: 'not_deliverable', detail: reason ?? message };
    case 'unknown_delivery_id':
      return { code: 'absent' };
    case 'duplicate_delivery_id':
      return { code: 'duplicate' };
    case 'cancel_not_allowed':
      return { code: 'too_late' };
    case 'quote_expired':
      return { code: 'offer_expired' };
    case 'validation_error':
      if (field_errors?.some(({ field }) => field === 'dropoff_address') === true)
        return { code: 'not_deliverable', detail: message };
      break;
    default:
  }
  if (status === 429) return { code: 'unknown', detail: 'too many requests' };
  return { code: 'rejected', detail: `DoorDash answered ${status} ${code} ${message}` };
}
