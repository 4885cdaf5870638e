import { isSameSecret } from '../../../wire/same-secret';

/** Whether a request shows `Passcode base64(merchant:passcode)`. */
export function isAuthentic(
  authorization: string | undefined,
  merchantId: string,
  passcode: string,
): boolean {
  const [scheme, credentials = ''] = authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'passcode') return false;
  const shown = Buffer.from(credentials, 'base64').toString('utf8');
  return isSameSecret(shown, `${merchantId}:${passcode}`);
}
