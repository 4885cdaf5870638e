import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import { askService } from '../../shared/ask-service';
import type { TextFailure } from '../text-service';
import type { TwilioConfig } from '../texts-config';

const errorSchema = z.object({ code: z.number().optional(), message: z.string().optional() });

/** https://www.twilio.com/docs/api/errors: numbers that no text can reach, or whose owners want none. */
const NOT_TEXTABLE = new Set([
  21211, 21214, 21217, 21265, 21408, 21421, 21610, 21612, 21614, 60200, 60205, 60410,
]);
const BUSY = 429;
const ABSENT = 404;

export type TwilioCall = { readonly url: string; readonly form?: URLSearchParams };

/** Asks Twilio; `absent` is its 404. */
export async function callTwilio(
  { accountSid, authToken }: Pick<TwilioConfig, 'accountSid' | 'authToken'>,
  { url, form }: TwilioCall,
): Promise<Result<unknown, TextFailure | { readonly code: 'absent' }>> {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const asked = await askService({
    url,
    headers: { authorization: `Basic ${credentials}` },
    ...(form === undefined ? {} : { method: 'POST' as const, body: form }),
  });
  if (!asked.ok) return asked;
  const { status, body } = asked.value;
  if (status < 300) return ok(body);
  if (status === ABSENT) return err({ code: 'absent' });
  if (status === BUSY) return err({ code: 'busy' });
  const { code, message = '' } = errorSchema.catch({}).parse(body);
  if (code !== undefined && NOT_TEXTABLE.has(code))
    return err({ code: 'not_textable', error_code: String(code) });
  return err({ code: 'rejected', detail: `Twilio answered ${status} ${code ?? ''} ${message}` });
}
