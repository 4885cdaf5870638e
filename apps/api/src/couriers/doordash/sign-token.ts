import { createHmac } from 'node:crypto';
import type { DoorDashConfig } from '../couriers-config';

const VALID_SECONDS = 300;

/** The token that a call to DoorDash Drive carries: a JWT in its own dialect, good for five minutes. */
export function signToken(
  { developerId, keyId, signingSecret }: DoorDashConfig,
  now: Date,
): string {
  const iat = Math.floor(now.getTime() / 1000);
  const header = { alg: 'HS256', typ: 'JWT', 'dd-ver': 'DD-JWT-V1' };
  const payload = { aud: 'doordash', iss: developerId, kid: keyId, exp: iat + VALID_SECONDS, iat };
  const unsigned = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = Buffer.from(signingSecret, 'base64');
  return `${unsigned}.${createHmac('sha256', key).update(unsigned).digest('base64url')}`;
}
