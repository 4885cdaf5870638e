import { AccountBooks } from './account-books';

/** All accounts of the sandbox, made when they are first spoken of. */
export class Books {
  #accounts = new Map<string | null, AccountBooks>();

  account(id: string | null): AccountBooks {
    const existing = this.#accounts.get(id);
    if (existing) return existing;
    const books = new AccountBooks(id);
    this.#accounts.set(id, books);
    return books;
  }

  all(): Iterable<AccountBooks> {
    return this.#accounts.values();
  }

  reset(): void {
    this.#accounts = new Map();
  }
}
