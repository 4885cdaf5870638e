import type { TwilioError } from '../wire/twilio-error';

const E164 = /^\+[1-9]\d{6,14}$/;
const MAX_BODY = 1600;

/** The numbers that Twilio reserves for trying refusals out. */
const RESERVED_TO: Readonly<Record<string, Omit<TwilioError, 'status'>>> = {
  '+15005550001': { code: 21211, message: "Invalid 'To' Phone Number: +15005550001" },
  '+15005550002': { code: 21612, message: "The 'To' phone number is not currently reachable" },
  '+15005550003': {
    code: 21408,
    message: 'Permission to send an SMS has not been enabled for the region',
  },
  '+15005550004': { code: 21610, message: 'Attempt to send to unsubscribed recipient' },
  '+15005550009': { code: 21614, message: "'To' number is not a valid mobile number" },
};
const RESERVED_FROM: Readonly<Record<string, Omit<TwilioError, 'status'>>> = {
  '+15005550001': { code: 21212, message: "Invalid 'From' Number" },
  '+15005550007': {
    code: 21606,
    message: "The 'From' phone number is not a valid, SMS-capable number of this account",
  },
  '+15005550008': { code: 21611, message: "This 'From' number has exceeded its message queue" },
};

/** Why a text is refused; null when it is accepted. */
export function checkMessage(form: URLSearchParams): TwilioError | null {
  const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? ''];
  if (to === '') return refuse(21604, "A 'To' phone number is required.");
  if (from === '' && !form.get('MessagingServiceSid')) {
    return refuse(21603, "A 'From' phone number is required.");
  }
  if (body === '') return refuse(21602, 'Message body is required.');
  if (body.length > MAX_BODY) {
    return refuse(21617, 'The concatenated message body exceeds the 1600 character limit.');
  }
  const reserved = RESERVED_TO[to] ?? RESERVED_FROM[from];
  if (reserved) return { status: 400, ...reserved };
  if (!E164.test(to)) return refuse(21211, `Invalid 'To' Phone Number: ${to}`);
  return null;
}

function refuse(code: number, message: string): TwilioError {
  return { status: 400, code, message };
}
