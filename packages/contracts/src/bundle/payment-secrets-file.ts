import { z } from 'zod';

const secret = z
  .string()
  .min(4)
  .max(200)
  .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');

/**
 * Credentials of a restaurant's accounts at payment processors. They are read from a folder and never written to one:
 * an import without them keeps the stored ones.
 */
export const paymentSecretsFileSchema = z.strictObject({
  nuvei_secret: secret.optional().describe('The terminal’s shared secret'),
  spin_auth_key: secret.optional().describe('Opens Nuvei’s cloud terminals'),
  nmi_security_key: secret.optional().describe('The private key that the server charges with'),
  nmi_signing_key: secret.optional().describe('Signs NMI’s webhooks; without it they are refused'),
  bambora_passcode: secret.optional().describe('The API passcode for payments'),
  bambora_reporting_passcode: secret.optional().describe('The API passcode for reports'),
});

export type PaymentSecretsFile = z.infer<typeof paymentSecretsFileSchema>;
