import { randomUUID } from 'node:crypto';

const LIFETIME_MS = 5 * 60_000;

/** A card as it was typed. */
export type Card = {
  readonly number: string;
  readonly expiry_month: string;
  readonly expiry_year: string;
  readonly cvd: string;
};

/** Cards by their token: good once, for five minutes. */
export class TokenStore {
  readonly #cards = new Map<string, { readonly card: Card; readonly until: number }>();

  /** Any card gets a token; what is wrong with it shows when it is to pay. */
  keep(card: Card, now: Date): string {
    const token = `c${randomUUID()}`;
    this.#cards.set(token, { card, until: now.getTime() + LIFETIME_MS });
    return token;
  }

  take(token: string, now: Date): Card | null {
    const kept = this.#cards.get(token);
    this.#cards.delete(token);
    return kept && now.getTime() < kept.until ? kept.card : null;
  }

  reset(): void {
    this.#cards.clear();
  }
}
