export type VerificationStatus =
  | 'approved'
  | 'canceled'
  | 'expired'
  | 'max_attempts_reached'
  | 'pending';

/** One try of a person to show that a phone is theirs. */
export type Verification = {
  readonly sid: string;
  readonly to: string;
  readonly channel: 'sms';
  readonly created: Date;
  code: string;
  status: VerificationStatus;
  sent: Date[];
  checks: number;
};

export const LIFETIME_MS = 10 * 60_000;
export const MAX_SENDS = 5;
export const MAX_CHECKS = 5;

/** Whether it can still be answered. */
export function isOpen(verification: Verification, now: Date): boolean {
  return (
    verification.status === 'pending' &&
    now.getTime() - verification.created.getTime() < LIFETIME_MS
  );
}

/** As the API tells it: never with the code. */
export function verificationResource(
  { sid, to, channel, status, created, sent }: Verification,
  { accountSid, serviceSid }: { readonly accountSid: string; readonly serviceSid: string },
): object {
  return {
    sid,
    service_sid: serviceSid,
    account_sid: accountSid,
    to,
    channel,
    status,
    valid: status === 'approved',
    lookup: {},
    amount: null,
    payee: null,
    send_code_attempts: sent.map((time) => ({
      time: time.toISOString(),
      channel,
      attempt_sid: sid,
    })),
    date_created: created.toISOString(),
    date_updated: (sent.at(-1) ?? created).toISOString(),
    url: `https://verify.twilio.com/v2/Services/${serviceSid}/Verifications/${sid}`,
  };
}
