import { AccountBooks } from './account-books';

type IntentPlace = { readonly account: AccountBooks; readonly id: string };

/** All accounts of the sandbox, made when they are first spoken of. */
export class Books {
  #accounts = new Map<string | null, AccountBooks>();
  /** Where each intent is, in the order in which they came, whichever account they are on. */
  #intents: IntentPlace[] = [];

  get intentCount(): number {
    return this.#intents.length;
  }

  account(id: string | null): AccountBooks {
    const existing = this.#accounts.get(id);
    if (existing) return existing;
    const account: AccountBooks = new AccountBooks(id, (intentId) => {
      this.#intents.push({ account, id: intentId });
    });
    this.#accounts.set(id, account);
    return account;
  }

  all(): Iterable<AccountBooks> {
    return this.#accounts.values();
  }

  newestIntents(limit: number): readonly IntentPlace[] {
    return this.#intents.slice(Math.max(0, this.#intents.length - limit)).reverse();
  }

  reset(): void {
    this.#accounts = new Map();
    this.#intents = [];
  }
}
