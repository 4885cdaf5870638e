import { randomBytes } from 'node:crypto';

import type { Card } from './card';

const LIFETIME_MS = 24 * 60 * 60_000;

/** The token that always stands for a good Visa. */
const TEST_TOKEN = '00000000-000000-000000-000000000000';
const TEST_CARD: Card = { number: '4111111111111111', expiry: '1030', cvv: '999' };

/** Cards by the token that a browser got for them: good once, for a day. */
export class TokenStore {
  readonly #cards = new Map<string, { readonly card: Card; readonly until: number }>();

  keep(card: Card, now: Date): string {
    const token = [8, 6, 6, 12].map(randomHex).join('-');
    this.#cards.set(token, { card, until: now.getTime() + LIFETIME_MS });
    return token;
  }

  /** The card of a token, which is used up by being asked for. */
  take(token: string, now: Date): Card | null {
    if (token === TEST_TOKEN) return TEST_CARD;
    const kept = this.#cards.get(token);
    this.#cards.delete(token);
    return kept && now.getTime() < kept.until ? kept.card : null;
  }

  reset(): void {
    this.#cards.clear();
  }
}

function randomHex(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length);
}
