import type { DoorDashConfig, NashConfig } from '../../../couriers/couriers-config';
import type { TwilioConfig } from '../../../texts/texts-config';

/** The keys that the sandbox's services know by themselves. */
export const NASH_SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
export const TWILIO_TOKEN = 'twilio_sandbox_token';
export const DOORDASH: Omit<DoorDashConfig, 'apiBase'> = {
  developerId: '6f1f6d3e-sandbox-developer',
  keyId: '2c4d1f0a-sandbox-key',
  signingSecret: 'ZG9vcmRhc2gtc2FuZGJveC1zaWduaW5nLXNlY3JldA',
  webhookAuthorization: 'Bearer doordash-sandbox-webhooks',
};

export function nashConfig(url: string): NashConfig {
  return {
    apiKey: 'nash_sandbox_key',
    orgId: null,
    webhookSecret: NASH_SECRET,
    apiBase: `${url}/nash`,
  };
}

export function twilioConfig(url: string, verify: boolean): TwilioConfig {
  return {
    accountSid: 'ACsandbox0000000000000000000000000',
    authToken: TWILIO_TOKEN,
    sender: { From: '+15005550006' },
    verifyServiceSid: verify ? 'VAsandbox0000000000000000000000000' : null,
    apiBase: `${url}/twilio`,
    verifyBase: `${url}/twilio`,
  };
}
