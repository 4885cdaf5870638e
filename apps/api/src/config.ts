import { resolve } from 'node:path';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };
import { PIN_COST } from './shared/pin';
import { readBuildCommit } from './build-commit';
import { type OutsideConfig, outsideEnvironment, readOutside } from './outside-config';
import { type PaymentConfig, paymentEnvironment, readPayments } from './payment-config';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().int().min(1).max(86_400);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const key = z.string().min(1);

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  ALLOW_SANDBOX: z.stringbool().default(false),
  PORT: port.default(4800),
  HOST: z.string().default('localhost'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: httpUrl.optional(),
  STRIPE_SECRET_KEY: key.optional(),
  STRIPE_PUBLISHABLE_KEY: key.optional(),
  STRIPE_WEBHOOK_SECRET: key.optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  STRIPE_JS_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  RECONCILE_AFTER_SECONDS: seconds.default(120),
  RECONCILE_EVERY_SECONDS: seconds.default(60),
  SURFACES_FILE: z.string().optional(),
  TERMS_URL: httpUrl.optional(),
  RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  REJECT_OVERLOAD: z.stringbool().default(true),
  COMMIT: z.string().max(64).optional(),
  ALLOW_PRIVATE_WEBHOOKS: z.stringbool().default(false),
  ...outsideEnvironment,
  ...paymentEnvironment,
});

/** How to reach Stripe. `api_base` and `js_url` are set when the sandbox stands in for it. */
export type StripeConfig = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string | null;
  readonly apiBase: string | null;
  readonly jsUrl: string | null;
};

export type Config = {
  readonly version: string;
  /** NODE_ENV is `development`, in that word; anything else is production. */
  readonly isDevelopment: boolean;
  /** Whether production may start with what is right for trying only. */
  readonly allowsSandbox: boolean;
  /** Of which source it was built; `unknown` where neither the build nor the environment says. */
  readonly commit: string;
  readonly port: number;
  readonly host: string;
  /** How many proxies in front are believed when they name the client's address. */
  readonly trustedProxies: number;
  readonly dataDir: string;
  /** null = the embedded database below `dataDir`. */
  readonly databaseUrl: string | null;
  readonly publicUrl: string;
  /** null = no restaurant can take cards through Stripe. */
  readonly stripe: StripeConfig | null;
  readonly payments: PaymentConfig;
  /** No money moves: payments go to the sandbox or to Stripe's test mode. */
  readonly isSandbox: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly reconcileAfterSeconds: number;
  readonly reconcileEverySeconds: number;
  /** How long what guests said of themselves is kept once they have left. */
  readonly retentionDays: number;
  /** Where the table of surfaces is; null = the one beside the apps, if there is one. */
  readonly surfacesFile: string | null;
  /** Where the operator's own terms of use are; null = our page of them is shown. */
  readonly termsUrl: string | null;
  /** Between saying "not ready" and closing: as long as a load balancer takes to notice. */
  readonly drainSeconds: number;
  /** Whether calls are refused that could not be answered soon. */
  readonly rejectsOverload: boolean;
  /** Whether a restaurant's webhook may lie in this network, and be called without encryption. */
  readonly allowsPrivateWebhooks: boolean;
  /** Cost of hashing a PIN. Not set by the environment: only tests lower it. */
  readonly pinCost: number;
} & OutsideConfig;

/** Reads the environment once; throws an Error that lists every fault, one per line. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new Error(describeFaults(parsed.error));
  const env = parsed.data;
  const stripe = readStripe(env);
  const payments = readPayments(env);
  return {
    version: manifest.version,
    isDevelopment: env.NODE_ENV === 'development',
    allowsSandbox: env.ALLOW_SANDBOX,
    commit: env.COMMIT ?? readBuildCommit(),
    port: env.PORT,
    host: env.HOST,
    trustedProxies: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    stripe,
    payments,
    isSandbox:
      payments.isStandIn ||
      (stripe !== null && (stripe.apiBase !== null || /^[rs]k_test_/.test(stripe.secretKey))),
    logLevel: env.LOG_LEVEL,
    reconcileAfterSeconds: env.RECONCILE_AFTER_SECONDS,
    reconcileEverySeconds: env.RECONCILE_EVERY_SECONDS,
    retentionDays: env.RETENTION_DAYS,
    drainSeconds: env.DRAIN_SECONDS,
    rejectsOverload: env.REJECT_OVERLOAD,
    allowsPrivateWebhooks: env.ALLOW_PRIVATE_WEBHOOKS,
    pinCost: PIN_COST,
    ...readOutside(env),
    termsUrl: env.TERMS_URL ?? null,
    surfacesFile: env.SURFACES_FILE === undefined ? null : resolve(env.SURFACES_FILE),
  };
}

function readStripe(env: z.infer<typeof environmentSchema>): StripeConfig | null {
  if (env.STRIPE_SECRET_KEY === undefined) return null;
  if (env.STRIPE_PUBLISHABLE_KEY === undefined) {
    throw new Error(
      'The environment is not usable:\n  STRIPE_PUBLISHABLE_KEY: is missing; STRIPE_SECRET_KEY needs it beside it',
    );
  }
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    apiBase: env.STRIPE_API_BASE ?? null,
    jsUrl: env.STRIPE_JS_URL ?? null,
  };
}

function describeFaults(error: z.ZodError): string {
  // Values stay out of the message: some of them are secrets.
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  return `The environment is not usable:\n${lines.join('\n')}`;
}
