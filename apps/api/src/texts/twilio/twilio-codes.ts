import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import type { CodeService, SentCode, TextFailure } from '../text-service';
import type { TwilioConfig } from '../texts-config';
import { callTwilio } from './call-twilio';

const startedSchema = z.object({ sid: z.string() });
const checkedSchema = z.object({ status: z.string(), valid: z.boolean() });

/** Codes that Twilio Verify makes, sends and checks (v2). */
export function createTwilioCodes(config: TwilioConfig, serviceSid: string): CodeService {
  const service = `${config.verifyBase}/v2/Services/${serviceSid}`;

  return {
    async send({ phone_number, language }) {
      const form = new URLSearchParams({ To: phone_number, Channel: 'sms', Locale: language });
      const started = await callTwilio(config, { url: `${service}/Verifications`, form });
      if (!started.ok) return lostCounts(started.error);
      const parsed = startedSchema.safeParse(started.value);
      return ok({ code_hash: null, provider_ref: parsed.data?.sid ?? null });
    },

    async check({ phone_number, provider_ref }, code) {
      const whose: Record<string, string> =
        provider_ref === null ? { To: phone_number } : { VerificationSid: provider_ref };
      const form = new URLSearchParams({ Code: code, ...whose });
      const checked = await callTwilio(config, { url: `${service}/VerificationCheck`, form });
      if (!checked.ok) {
        const { code: why } = checked.error;
        // Used, too old, or tried too often: it is gone for good.
        return why === 'absent' || why === 'busy' ? ok(null) : err(checked.error);
      }
      const parsed = checkedSchema.safeParse(checked.value);
      if (!parsed.success) return err({ code: 'unknown', detail: 'Twilio Verify cannot be read.' });
      return ok(parsed.data.valid && parsed.data.status === 'approved');
    },
  };
}

function lostCounts(
  failure: TextFailure | { readonly code: 'absent' },
): Result<SentCode, TextFailure> {
  if (failure.code === 'unknown') return ok({ code_hash: null, provider_ref: null });
  return failure.code === 'absent'
    ? err({ code: 'rejected', detail: 'Twilio knows no such Verify service.' })
    : err(failure);
}
