import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const word = z.string().min(1);

/** The variables that name courier services; all of them optional. */
export const couriersEnvironment = {
  NASH_API_KEY: word.optional(),
  NASH_ORG_ID: word.optional(),
  NASH_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  NASH_API_BASE: httpUrl.default('https://api.usenash.com'),
  DOORDASH_DEVELOPER_ID: word.optional(),
  DOORDASH_KEY_ID: word.optional(),
  DOORDASH_SIGNING_SECRET: word.optional(),
  DOORDASH_WEBHOOK_AUTHORIZATION: z.string().min(16).optional(),
  DOORDASH_API_BASE: httpUrl.default('https://openapi.doordash.com'),
};

export type NashConfig = {
  readonly apiKey: string;
  readonly orgId: string | null;
  /** null = webhooks are refused, and deliveries are only asked about. */
  readonly webhookSecret: string | null;
  readonly apiBase: string;
};

export type DoorDashConfig = {
  readonly developerId: string;
  readonly keyId: string;
  /** As DoorDash shows it: base64. */
  readonly signingSecret: string;
  /** The whole Authorization header that its webhooks are set up to carry; null = they are refused. */
  readonly webhookAuthorization: string | null;
  readonly apiBase: string;
};

export type CouriersConfig = {
  readonly nash: NashConfig | null;
  readonly doordash: DoorDashConfig | null;
};

type Environment = z.infer<z.ZodObject<typeof couriersEnvironment>>;

/** Which courier services can be reached. Throws on half a configuration. */
export function readCouriers(env: Environment): CouriersConfig {
  return { nash: readNash(env), doordash: readDoorDash(env) };
}

function readNash(env: Environment): NashConfig | null {
  if (env.NASH_API_KEY === undefined) return null;
  return {
    apiKey: env.NASH_API_KEY,
    orgId: env.NASH_ORG_ID ?? null,
    webhookSecret: env.NASH_WEBHOOK_SECRET ?? null,
    apiBase: env.NASH_API_BASE,
  };
}

function readDoorDash(env: Environment): DoorDashConfig | null {
  const { DOORDASH_DEVELOPER_ID: developerId, DOORDASH_KEY_ID: keyId } = env;
  const signingSecret = env.DOORDASH_SIGNING_SECRET;
  if (developerId === undefined && keyId === undefined && signingSecret === undefined) return null;
  if (developerId === undefined || keyId === undefined || signingSecret === undefined) {
    throw new Error(
      'The environment is not usable:\n  DOORDASH_DEVELOPER_ID, DOORDASH_KEY_ID and DOORDASH_SIGNING_SECRET need each other',
    );
  }
  const webhookAuthorization = env.DOORDASH_WEBHOOK_AUTHORIZATION ?? null;
  return {
    developerId,
    keyId,
    signingSecret,
    webhookAuthorization,
    apiBase: env.DOORDASH_API_BASE,
  };
}
