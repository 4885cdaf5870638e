import { z } from 'zod';
import { type CouriersConfig, couriersEnvironment, readCouriers } from './couriers/couriers-config';
import { type ReadersConfig, readersEnvironment, readReaders } from './readers/readers-config';
import { readTexts, type TextsConfig, textsEnvironment } from './texts/texts-config';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const word = z.string().min(1);

/** The variables that name services outside of this one; all of them optional. */
export const outsideEnvironment = {
  CONTACT_WEBHOOK_URL: httpUrl.optional(),
  CONTACT_WEBHOOK_SECRET: z.string().min(24).optional(),
  HUBSPOT_PORTAL_ID: word.optional(),
  HUBSPOT_FORM_ID: word.optional(),
  HUBSPOT_API_BASE: httpUrl.default('https://api.hsforms.com'),
  MAPBOX_TOKEN: word.optional(),
  MAPBOX_PUBLIC_TOKEN: z.string().startsWith('pk.').optional(),
  MAPBOX_API_BASE: httpUrl.default('https://api.mapbox.com'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .toLowerCase()
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: word.default('comanda-api'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  ...textsEnvironment,
  ...readersEnvironment,
  ...couriersEnvironment,
};

/** Where filled-in contact forms go. `log` = they stay in the database, and a line says that one came. */
export type ContactSink =
  | { readonly kind: 'log' }
  | { readonly kind: 'webhook'; readonly url: string; readonly secret: string }
  | {
      readonly kind: 'hubspot';
      readonly apiBase: string;
      readonly portalId: string;
      readonly formId: string;
    };

export type OutsideConfig = {
  readonly contactSink: ContactSink;
  /** null = places are looked up in the packaged lists only. */
  readonly mapbox: { readonly token: string; readonly apiBase: string } | null;
  /** For maps in a browser; null = they are an outline of what is packaged. */
  readonly map: { readonly accessToken: string; readonly apiBase: string } | null;
  /** The header in which the network in front names a visitor's country. */
  readonly countryHeader: string | null;
  /** Lets whoever has it read the metrics from another machine. */
  readonly metricsToken: string | null;
  /** null = nothing is traced. */
  readonly tracing: {
    readonly endpoint: string;
    readonly serviceName: string;
    readonly sampleRatio: number;
  } | null;
  readonly sentryDsn: string | null;
  readonly texts: TextsConfig;
  readonly couriers: CouriersConfig;
  readonly readers: ReadersConfig;
};

type Environment = z.infer<z.ZodObject<typeof outsideEnvironment>>;

/** Which outside services are used. Throws on half a configuration. */
export function readOutside(env: Environment): OutsideConfig {
  return {
    contactSink: readContactSink(env),
    mapbox:
      env.MAPBOX_TOKEN === undefined
        ? null
        : { token: env.MAPBOX_TOKEN, apiBase: env.MAPBOX_API_BASE },
    map:
      env.MAPBOX_PUBLIC_TOKEN === undefined
        ? null
        : { accessToken: env.MAPBOX_PUBLIC_TOKEN, apiBase: env.MAPBOX_API_BASE },
    countryHeader: env.COUNTRY_HEADER ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: env.OTEL_SERVICE_NAME,
            sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
          },
    sentryDsn: env.SENTRY_DSN ?? null,
    texts: readTexts(env),
    couriers: readCouriers(env),
    readers: readReaders(env),
  };
}

function readContactSink(env: Environment): ContactSink {
  const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } = env;
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId } = env;
  if ((url === undefined) !== (secret === undefined))
    throw halfConfigured('CONTACT_WEBHOOK_URL', 'CONTACT_WEBHOOK_SECRET');
  if ((portalId === undefined) !== (formId === undefined))
    throw halfConfigured('HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID');
  if (url !== undefined && secret !== undefined) return { kind: 'webhook', url, secret };
  if (portalId !== undefined && formId !== undefined)
    return { kind: 'hubspot', apiBase: env.HUBSPOT_API_BASE, portalId, formId };
  return { kind: 'log' };
}

function halfConfigured(one: string, other: string): Error {
  return new Error(`The environment is not usable:\n  ${one} and ${other} need each other`);
}
