import { randomInt } from 'node:crypto';

import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { invalidParameter, notFound } from '../wire/twilio-error';
import type { TwilioError } from '../wire/twilio-error';
import { isOpen, MAX_CHECKS, MAX_SENDS } from './verification';
import type { Verification } from './verification';

const E164 = /^\+[1-9]\d{6,14}$/;

/** The verifications of one service: at most one is open for a number. */
export class Verifications {
  readonly #all = new Map<string, Verification>();

  /** Starts one, or sends the code of the open one again. */
  start(
    form: URLSearchParams,
    sid: string,
    now: Date,
  ): Result<{ readonly verification: Verification; readonly code: string }, TwilioError> {
    const to = form.get('To') ?? '';
    if (!E164.test(to)) return err(invalidParameter('To'));
    if (form.get('Channel') !== 'sms') return err(invalidParameter('Channel'));
    const custom = form.get('CustomCode');
    if (custom !== null && !/^\d{4,10}$/.test(custom)) return err(invalidParameter('CustomCode'));
    const open = this.#openFor(to, now);
    const verification = open ?? newVerification(sid, to, now);
    if (verification.sent.length >= MAX_SENDS) {
      return err({ status: 429, code: 60203, message: 'Max send attempts reached' });
    }
    verification.sent.push(now);
    if (custom !== null) verification.code = custom;
    this.#all.set(verification.sid, verification);
    return ok({ verification, code: verification.code });
  }

  check(form: URLSearchParams, path: string, now: Date): Result<Verification, TwilioError> {
    const code = form.get('Code') ?? '';
    if (!/^\d{4,10}$/.test(code)) return err(invalidParameter('Code'));
    const sid = form.get('VerificationSid');
    const verification = sid ? this.#all.get(sid) : this.#openFor(form.get('To') ?? '', now);
    if (!verification || !isOpen(verification, now)) return err(notFound(path));
    if (verification.checks >= MAX_CHECKS) {
      verification.status = 'max_attempts_reached';
      return err({ status: 429, code: 60202, message: 'Max check attempts reached' });
    }
    verification.checks += 1;
    if (code === verification.code) verification.status = 'approved';
    return ok(verification);
  }

  cancel(form: URLSearchParams, sid: string, path: string): Result<Verification, TwilioError> {
    if (form.get('Status') !== 'canceled') return err(invalidParameter('Status'));
    const verification = this.#all.get(sid);
    if (verification?.status !== 'pending') return err(notFound(path));
    verification.status = 'canceled';
    return ok(verification);
  }

  find(sid: string): Verification | undefined {
    return this.#all.get(sid);
  }

  /** Newest first. */
  list(): readonly Verification[] {
    return [...this.#all.values()].toReversed();
  }

  reset(): void {
    this.#all.clear();
  }

  #openFor(to: string, now: Date): Verification | undefined {
    return this.list().find((each) => each.to === to && isOpen(each, now));
  }
}

function newVerification(sid: string, to: string, now: Date): Verification {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { sid, to, channel: 'sms', created: now, code, status: 'pending', sent: [], checks: 0 };
}
