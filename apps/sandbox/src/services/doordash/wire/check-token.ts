import { createHmac } from 'node:crypto';

import { isSameSecret } from '../../../wire/same-secret';
import type { DoorDashSettings } from '../doordash-settings';

const MAX_AGE_SECONDS = 30 * 60;

/** Why a request's token is not accepted, or null: a JWT, signed with the secret's bytes, of this developer, and fresh. */
export function checkToken(
  settings: DoorDashSettings,
  authorization: string | undefined,
  now: Date,
): string | null {
  const [scheme, token = ''] = authorization?.split(' ') ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (scheme !== 'Bearer' || signature === '') return 'The token is missing';
  const key = Buffer.from(settings.signingSecret, 'base64');
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url');
  if (!isSameSecret(signature, expected)) return 'The signature is not valid';
  const { alg, typ, 'dd-ver': version } = readPart(header);
  if (alg !== 'HS256' || typ !== 'JWT' || version !== 'DD-JWT-V1')
    return 'The header is not of dd-ver DD-JWT-V1';
  const { aud, iss, kid, iat, exp } = readPart(payload);
  if (aud !== 'doordash' || iss !== settings.developerId || kid !== settings.keyId)
    return 'aud, iss or kid is not valid';
  const seconds = now.getTime() / 1000;
  if (typeof iat !== 'number' || typeof exp !== 'number') return 'iat or exp is missing';
  if (iat > seconds + 60 || exp < seconds || exp - iat > MAX_AGE_SECONDS)
    return 'The token has expired';
  return null;
}

function readPart(part: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
