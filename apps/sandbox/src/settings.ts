import { defaultBamboraSettings } from './services/bambora/bambora-settings';
import type { BamboraSettings } from './services/bambora/bambora-settings';
import { defaultDoorDashSettings } from './services/doordash/doordash-settings';
import type { DoorDashSettings } from './services/doordash/doordash-settings';
import type { HubSpotSettings } from './services/hubspot/hubspot-settings';
import { defaultNashSettings } from './services/nash/nash-settings';
import type { NashSettings } from './services/nash/nash-settings';
import { defaultNmiSettings } from './services/nmi/nmi-settings';
import type { NmiSettings } from './services/nmi/nmi-settings';
import { defaultNuveiSettings } from './services/nuvei/nuvei-settings';
import type { NuveiSettings } from './services/nuvei/nuvei-settings';
import type { SpinSettings } from './services/spin/spin-settings';
import { defaultStripeSettings } from './services/stripe/stripe-settings';
import type { StripeSettings } from './services/stripe/stripe-settings';
import { defaultTwilioSettings } from './services/twilio/twilio-settings';
import type { TwilioSettings } from './services/twilio/twilio-settings';

export type SandboxOptions = {
  readonly stripe?: Partial<StripeSettings>;
  readonly twilio?: Partial<TwilioSettings>;
  readonly nmi?: Partial<NmiSettings>;
  readonly bambora?: Partial<BamboraSettings>;
  readonly nash?: Partial<NashSettings>;
  readonly doordash?: Partial<DoorDashSettings>;
  readonly nuvei?: Partial<NuveiSettings>;
  readonly spin?: Partial<SpinSettings>;
  readonly hubspot?: Partial<HubSpotSettings>;
  /** How browsers reach the sandbox, when that differs from the Host they send. */
  readonly publicUrl?: string;
};

export type ServerSettings = {
  readonly host: string;
  readonly port: number;
  readonly options: SandboxOptions;
};

/** Settings of the process; every variable is optional. */
export function readSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const port = Number(env['SANDBOX_PORT'] ?? 4801);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `SANDBOX_PORT is "${env['SANDBOX_PORT']}", which is not a port. Set it to a number from 0 to 65535.`,
    );
  }
  const publicUrl = env['SANDBOX_PUBLIC_URL'];
  const courierStepMs = Number(env['SANDBOX_COURIER_STEP_MS'] ?? defaultNashSettings.stepMs);
  if (!Number.isInteger(courierStepMs) || courierStepMs < 0) {
    throw new Error(
      `SANDBOX_COURIER_STEP_MS is "${env['SANDBOX_COURIER_STEP_MS']}". Set it to a number of milliseconds, or to 0 for couriers that only move when they are told to.`,
    );
  }
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    options: {
      ...(publicUrl === undefined ? {} : { publicUrl }),
      stripe: {
        secretKey: env['SANDBOX_STRIPE_SECRET_KEY'] ?? defaultStripeSettings.secretKey,
        publishableKey:
          env['SANDBOX_STRIPE_PUBLISHABLE_KEY'] ?? defaultStripeSettings.publishableKey,
        webhookSecret: env['SANDBOX_STRIPE_WEBHOOK_SECRET'] ?? defaultStripeSettings.webhookSecret,
        webhookUrl: env['SANDBOX_STRIPE_WEBHOOK_URL'] ?? defaultStripeSettings.webhookUrl,
      },
      twilio: {
        accountSid: env['SANDBOX_TWILIO_ACCOUNT_SID'] ?? defaultTwilioSettings.accountSid,
        authToken: env['SANDBOX_TWILIO_AUTH_TOKEN'] ?? defaultTwilioSettings.authToken,
      },
      nmi: {
        securityKey: env['SANDBOX_NMI_SECURITY_KEY'] ?? defaultNmiSettings.securityKey,
        tokenizationKey: env['SANDBOX_NMI_PUBLIC_KEY'] ?? defaultNmiSettings.tokenizationKey,
        signingKey: env['SANDBOX_NMI_SIGNING_KEY'] ?? defaultNmiSettings.signingKey,
        webhookUrl: env['SANDBOX_NMI_WEBHOOK_URL'] ?? defaultNmiSettings.webhookUrl,
      },
      nash: {
        apiKey: env['SANDBOX_NASH_API_KEY'] ?? defaultNashSettings.apiKey,
        signingSecret: env['SANDBOX_NASH_SIGNING_SECRET'] ?? defaultNashSettings.signingSecret,
        webhookUrl: env['SANDBOX_NASH_WEBHOOK_URL'] ?? defaultNashSettings.webhookUrl,
        stepMs: courierStepMs,
        ...(publicUrl === undefined ? {} : { trackingUrl: `${publicUrl}/nash/track` }),
      },
      doordash: {
        developerId: env['SANDBOX_DOORDASH_DEVELOPER_ID'] ?? defaultDoorDashSettings.developerId,
        keyId: env['SANDBOX_DOORDASH_KEY_ID'] ?? defaultDoorDashSettings.keyId,
        signingSecret:
          env['SANDBOX_DOORDASH_SIGNING_SECRET'] ?? defaultDoorDashSettings.signingSecret,
        webhookUrl: env['SANDBOX_DOORDASH_WEBHOOK_URL'] ?? defaultDoorDashSettings.webhookUrl,
        stepMs: courierStepMs,
        ...(publicUrl === undefined ? {} : { trackingUrl: `${publicUrl}/doordash/track` }),
      },
      nuvei: { secret: env['SANDBOX_NUVEI_SECRET'] ?? defaultNuveiSettings.secret },
      bambora: {
        merchantId: env['SANDBOX_BAMBORA_MERCHANT_ID'] ?? defaultBamboraSettings.merchantId,
        passcode: env['SANDBOX_BAMBORA_PASSCODE'] ?? defaultBamboraSettings.passcode,
        reportingPasscode:
          env['SANDBOX_BAMBORA_REPORTING_PASSCODE'] ?? defaultBamboraSettings.reportingPasscode,
      },
    },
  };
}
