import { timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import type { SentText, TextFailure, TextProgress, TextService } from '../text-service';
import type { TwilioConfig } from '../texts-config';
import { callTwilio, type TwilioCall } from './call-twilio';
import { signCallback } from './sign-callback';

const messageSchema = z.object({
  sid: z.string(),
  status: z.string(),
  body: z.string(),
  date_created: z.string(),
  error_code: z.union([z.number(), z.string()]).nullable().optional(),
});
const listSchema = z.object({ messages: z.array(messageSchema) });

/** Twilio's clock has no fractions of seconds, and need not be ours. */
const CLOCK_SLACK_MS = 60_000;

/** Texts by Twilio's Programmable Messaging (2010-04-01). It knows no idempotency keys, so a lost answer is looked up. */
export function createTwilioTexts(config: TwilioConfig): TextService {
  const messages = `${config.apiBase}/2010-04-01/Accounts/${config.accountSid}/Messages.json`;

  async function ask(call: TwilioCall): Promise<Result<unknown, TextFailure>> {
    const called = await callTwilio(config, call);
    if (called.ok) return called;
    const failure = called.error;
    return failure.code === 'absent'
      ? err({ code: 'rejected', detail: 'Twilio does not know the account.' })
      : err(failure);
  }

  return {
    async send({ to, body, callback_url }) {
      const form = new URLSearchParams({ To: to, Body: body, ...config.sender });
      if (callback_url !== undefined) form.set('StatusCallback', callback_url);
      const sent = await ask({ url: messages, form });
      return sent.ok ? readMessage(sent.value) : sent;
    },

    async find({ to, body }, since) {
      const from = new Date(since.getTime() - CLOCK_SLACK_MS);
      const query = new URLSearchParams({ To: to, PageSize: '100' });
      query.set('DateSent>', from.toISOString().slice(0, 10));
      const listed = await ask({ url: `${messages}?${query.toString()}` });
      if (!listed.ok) return listed;
      const parsed = listSchema.safeParse(listed.value);
      if (!parsed.success) return unreadable();
      const same = parsed.data.messages.find(
        (message) => message.body === body && new Date(message.date_created) >= from,
      );
      return ok(same === undefined ? null : toSent(same));
    },

    readCallback({ url, form, signature }) {
      const expected = Buffer.from(signCallback(url, form, config.authToken));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      const [sid, status] = [form.get('MessageSid'), form.get('MessageStatus')];
      if (sid === null || status === null) return null;
      return {
        provider_ref: sid,
        progress: progressOf(status),
        error_code: form.get('ErrorCode'),
      };
    },
  };
}

function readMessage(value: unknown): Result<SentText, TextFailure> {
  const parsed = messageSchema.safeParse(value);
  return parsed.success ? ok(toSent(parsed.data)) : unreadable();
}

function toSent({ sid, status, error_code }: z.infer<typeof messageSchema>): SentText {
  return {
    provider_ref: sid,
    progress: progressOf(status),
    error_code: error_code === null || error_code === undefined ? null : String(error_code),
  };
}

function progressOf(status: string): TextProgress {
  if (status === 'delivered' || status === 'read') return 'DELIVERED';
  return ['failed', 'undelivered', 'canceled'].includes(status) ? 'FAILED' : 'SENT';
}

function unreadable(): Result<never, TextFailure> {
  return err({ code: 'unknown', detail: 'Twilio answered in another form than it documents.' });
}
