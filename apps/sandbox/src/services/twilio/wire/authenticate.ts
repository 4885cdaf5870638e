import { isSameSecret } from '../../../wire/same-secret';
import type { TwilioSettings } from '../twilio-settings';

/** Whether a request shows the account's SID and token as Basic credentials. */
export function isAuthentic(settings: TwilioSettings, authorization: string | undefined): boolean {
  const [scheme, credentials = ''] = authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic') return false;
  const shown = Buffer.from(credentials, 'base64').toString('utf8');
  return isSameSecret(shown, `${settings.accountSid}:${settings.authToken}`);
}
