import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const word = z.string().min(1);

/** Long enough for a slow card network, short enough to end before a key's lease does. */
const PROCESSOR_REPLY_TIMEOUT_MS = 20_000;

const NUVEI_BASE = 'https://payments.nuvei.com/merchant';
const NMI_API_BASE = 'https://secure.nmi.com';
const BAMBORA_API_BASE = 'https://api.na.bambora.com';

/** The variables of the processors whose accounts are each restaurant's own; all of them optional. */
export const paymentEnvironment = {
  NUVEI_BASE: httpUrl.default(NUVEI_BASE),
  NMI_API_BASE: httpUrl.default(NMI_API_BASE),
  NMI_COLLECT_URL: httpUrl.optional(),
  BAMBORA_API_BASE: httpUrl.default(BAMBORA_API_BASE),
  BAMBORA_JS_URL: httpUrl.optional(),
  APPLE_PAY_MERCHANT_ID: word.optional(),
  APPLE_PAY_CERTIFICATE_FILE: word.optional(),
  APPLE_PAY_KEY_FILE: word.optional(),
  APPLE_PAY_DOMAIN_FILE: word.optional(),
  APPLE_PAY_GATEWAY: httpUrl.optional(),
};

/** How this site proves itself to Apple. The gateway is another than Apple's only where a stand-in answers for it. */
export type ApplePayConfig = {
  readonly merchantId: string;
  readonly certificateFile: string | null;
  readonly keyFile: string | null;
  readonly gateway: string | null;
};

/** Where the processors are whose keys each restaurant has of its own. */
export type PaymentConfig = {
  readonly nuveiBase: string;
  readonly nmiBase: string;
  readonly nmiScriptUrl: string | null;
  readonly bamboraBase: string;
  readonly bamboraScriptUrl: string | null;
  /** null = Apple Pay is offered by Stripe alone. */
  readonly applePay: ApplePayConfig | null;
  /** File that proves to Apple that we own the domain, with any processor; null = not served. */
  readonly applePayDomainFile: string | null;
  /** A stand-in answers in the place of one of them. */
  readonly isStandIn: boolean;
  /** How long an answer is waited for. Not for the environment to say: only tests wait for less. */
  readonly patienceMs: number;
};

/** Reads them; throws on half a configuration. */
export function readPayments(env: z.infer<z.ZodObject<typeof paymentEnvironment>>): PaymentConfig {
  return {
    nuveiBase: env.NUVEI_BASE,
    nmiBase: env.NMI_API_BASE,
    nmiScriptUrl: env.NMI_COLLECT_URL ?? null,
    bamboraBase: env.BAMBORA_API_BASE,
    bamboraScriptUrl: env.BAMBORA_JS_URL ?? null,
    applePay: readApplePay(env),
    applePayDomainFile: env.APPLE_PAY_DOMAIN_FILE ?? null,
    patienceMs: PROCESSOR_REPLY_TIMEOUT_MS,
    isStandIn:
      env.NUVEI_BASE !== NUVEI_BASE ||
      env.NMI_API_BASE !== NMI_API_BASE ||
      env.BAMBORA_API_BASE !== BAMBORA_API_BASE,
  };
}

/** The variables that put another address in the place of a processor's own. */
export function standInsOf(payments: PaymentConfig): string[] {
  const replaced: Readonly<Record<string, boolean>> = {
    NUVEI_BASE: payments.nuveiBase !== NUVEI_BASE,
    NMI_API_BASE: payments.nmiBase !== NMI_API_BASE,
    NMI_COLLECT_URL: payments.nmiScriptUrl !== null,
    BAMBORA_API_BASE: payments.bamboraBase !== BAMBORA_API_BASE,
    BAMBORA_JS_URL: payments.bamboraScriptUrl !== null,
    APPLE_PAY_GATEWAY: (payments.applePay?.gateway ?? null) !== null,
  };
  return Object.keys(replaced).filter((name) => replaced[name]);
}

function readApplePay(env: z.infer<z.ZodObject<typeof paymentEnvironment>>): ApplePayConfig | null {
  const { APPLE_PAY_MERCHANT_ID, APPLE_PAY_CERTIFICATE_FILE, APPLE_PAY_KEY_FILE } = env;
  if (APPLE_PAY_MERCHANT_ID === undefined) return null;
  const hasFiles = APPLE_PAY_CERTIFICATE_FILE !== undefined && APPLE_PAY_KEY_FILE !== undefined;
  if (!hasFiles && env.APPLE_PAY_GATEWAY === undefined)
    throw new Error(
      'The environment is not usable:\n  APPLE_PAY_MERCHANT_ID needs APPLE_PAY_CERTIFICATE_FILE and APPLE_PAY_KEY_FILE beside it',
    );
  return {
    merchantId: APPLE_PAY_MERCHANT_ID,
    certificateFile: APPLE_PAY_CERTIFICATE_FILE ?? null,
    keyFile: APPLE_PAY_KEY_FILE ?? null,
    gateway: env.APPLE_PAY_GATEWAY ?? null,
  };
}
