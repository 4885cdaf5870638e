import { timingSafeEqual } from 'node:crypto';

import type { TwilioSettings } from '../twilio-settings';

/** Whether a request shows the account's SID and token as Basic credentials. */
export function isAuthentic(settings: TwilioSettings, authorization: string | undefined): boolean {
  const [scheme, credentials = ''] = authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic') return false;
  const wanted = Buffer.from(`${settings.accountSid}:${settings.authToken}`);
  const shown = Buffer.from(credentials, 'base64');
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
