import type { Clock } from '@comanda/kernel';

export type TwilioSettings = {
  readonly accountSid: string;
  readonly authToken: string;
  readonly verifyServiceSid: string;
  /** The name that a verification text begins with. */
  readonly friendlyName: string;
  /** How long a text takes from one status to the next. */
  readonly statusMs: number;
  readonly clock: Clock;
};

export const defaultTwilioSettings: TwilioSettings = {
  accountSid: 'ACsandbox0000000000000000000000000',
  authToken: 'twilio_sandbox_token',
  verifyServiceSid: 'VAsandbox0000000000000000000000000',
  friendlyName: 'Comanda',
  statusMs: 20,
  clock: { now: () => new Date() },
};
