import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const word = z.string().min(1);

/** The variables that say how texts are sent; without an account none are. */
export const textsEnvironment = {
  TWILIO_ACCOUNT_SID: word.optional(),
  TWILIO_AUTH_TOKEN: word.optional(),
  TWILIO_FROM: word.optional(),
  TWILIO_MESSAGING_SERVICE_SID: word.optional(),
  TWILIO_VERIFY_SERVICE_SID: word.optional(),
  TWILIO_API_BASE: httpUrl.default('https://api.twilio.com'),
  TWILIO_VERIFY_BASE: httpUrl.default('https://verify.twilio.com'),
  TEXTS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(500),
};

export type TwilioConfig = {
  readonly accountSid: string;
  readonly authToken: string;
  /** Sender of texts: a number of the account, or a service that picks one. */
  readonly sender: { readonly From: string } | { readonly MessagingServiceSid: string };
  /** null = codes are our own, and go out as ordinary texts. */
  readonly verifyServiceSid: string | null;
  readonly apiBase: string;
  readonly verifyBase: string;
};

export type TextsConfig = {
  /** null = no texts are sent: no codes, no receipts. */
  readonly twilio: TwilioConfig | null;
  /** Most texts that one restaurant sends in a day, whoever asks for them. */
  readonly textsPerDay: number;
};

type Environment = z.infer<z.ZodObject<typeof textsEnvironment>>;

/** How texts are sent. Throws on half a configuration. */
export function readTexts(env: Environment): TextsConfig {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = env;
  const textsPerDay = env.TEXTS_PER_DAY;
  if (accountSid === undefined && authToken === undefined) return { twilio: null, textsPerDay };
  const sender = senderOf(env);
  if (accountSid === undefined || authToken === undefined || sender === null) {
    throw new Error(
      'The environment is not usable:\n  TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and one of TWILIO_FROM and TWILIO_MESSAGING_SERVICE_SID need each other',
    );
  }
  const verifyServiceSid = env.TWILIO_VERIFY_SERVICE_SID ?? null;
  const { TWILIO_API_BASE: apiBase, TWILIO_VERIFY_BASE: verifyBase } = env;
  return {
    twilio: { accountSid, authToken, sender, verifyServiceSid, apiBase, verifyBase },
    textsPerDay,
  };
}

function senderOf(env: Environment): TwilioConfig['sender'] | null {
  const { TWILIO_FROM: From, TWILIO_MESSAGING_SERVICE_SID: MessagingServiceSid } = env;
  if (MessagingServiceSid !== undefined) return { MessagingServiceSid };
  return From === undefined ? null : { From };
}
