import { createHash } from 'node:crypto';

import { IDEMPOTENCY_MAX_KEYS, IDEMPOTENCY_TTL_SECONDS } from './constants';

export type StoredAnswer = { readonly status: number; readonly body: string };

type Slot = {
  readonly fingerprint: string;
  readonly created: number;
  answer: StoredAnswer | undefined;
};

export type Claim =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'replay'; readonly answer: StoredAnswer }
  | { readonly kind: 'in_use' }
  | { readonly kind: 'mismatch' };

/** Remembers, per key, what the first request with it was answered. One instance per account. */
export class IdempotencyKeys {
  readonly #slots = new Map<string, Slot>();

  /** Claims a key before the work: only a `fresh` claim may go on, and must end in keep or release. */
  claim(key: string, fingerprint: string, now: number): Claim {
    this.#forgetExpired(now);
    const slot = this.#slots.get(key);
    if (!slot) {
      this.#slots.set(key, { fingerprint, created: now, answer: undefined });
      return { kind: 'fresh' };
    }
    if (slot.fingerprint !== fingerprint) return { kind: 'mismatch' };
    return slot.answer ? { kind: 'replay', answer: slot.answer } : { kind: 'in_use' };
  }

  keep(key: string, answer: StoredAnswer): void {
    const slot = this.#slots.get(key);
    if (slot) slot.answer = answer;
  }

  /** Gives the key back: the request ended before its endpoint began. */
  release(key: string): void {
    this.#slots.delete(key);
  }

  /** A Map iterates in order of insertion, so the oldest keys come first. */
  #forgetExpired(now: number): void {
    for (const [key, slot] of this.#slots) {
      const isExpired = slot.created + IDEMPOTENCY_TTL_SECONDS <= now;
      if (!isExpired && this.#slots.size < IDEMPOTENCY_MAX_KEYS) return;
      this.#slots.delete(key);
    }
  }
}

/** The identity of a request: two bodies that differ only in the order of their fields are the same. */
export function fingerprintOf(method: string, path: string, body: string): string {
  const canonical = body.split('&').sort().join('&');
  return createHash('sha256').update(`${method} ${path}\n${canonical}`).digest('base64');
}
