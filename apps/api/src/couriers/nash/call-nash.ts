import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import { askService } from '../../shared/ask-service';
import type { CourierFailure } from '../courier-service';
import type { NashConfig } from '../couriers-config';

const errorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string().catch('') }),
});

/** Asks Nash (https://docs.usenash.com). A word of refusal that has a meaning of its own to us becomes that. */
export async function callNash(
  { apiBase, apiKey, orgId }: NashConfig,
  path: string,
  body?: object,
): Promise<Result<unknown, CourierFailure>> {
  const asked = await askService({
    url: `${apiBase}${path}`,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(orgId === null ? {} : { 'nash-org-id': orgId }),
    },
    ...(body === undefined ? {} : { method: 'POST' as const, body }),
  });
  if (!asked.ok) return asked;
  const { status, body: answer } = asked.value;
  if (status < 300) return ok(answer);
  const parsed = errorSchema.safeParse(answer);
  const { code, message } = parsed.data?.error ?? { code: '', message: '' };
  return err(failureOf(status, code, message));
}

function failureOf(status: number, code: string, message: string): CourierFailure {
  switch (code) {
    case 'INVALID_ADDRESS':
    case 'NO_ELIGIBLE_PROVIDERS':
      return { code: 'not_deliverable', detail: message };
    case 'NO_VALID_QUOTES':
      return { code: 'offer_expired' };
    case 'ORDER_ALREADY_DISPATCHED':
    case 'INVALID_STATE_TRANSITION':
      return { code: 'too_late' };
    default:
      if (status === 404) return { code: 'absent' };
      // Twenty a second for everybody: it is asked again.
      if (status === 429) return { code: 'unknown', detail: 'too many requests' };
      return { code: 'rejected', detail: `Nash answered ${status} ${code} ${message}` };
  }
}
