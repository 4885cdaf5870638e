import { type ServedAt, setServerClock } from '@comanda/api-client';
import type { Campaign, Menu, Restaurant } from '@comanda/contracts';

/**
 * Requests that an inline script of the document has started while the code was still loading. A promise resolves to
 * the reply's JSON, or to null without one.
 */
export type Boot = {
  readonly endpoint: string;
  /** The language it asked in; null when it left that to the server. */
  readonly language: string | null;
  /** When the last reply came. */
  served_at?: ServedAt;
  restaurant?: Promise<{ restaurant: Restaurant } | null>;
  menus?: Promise<{ menus: Menu[] } | null>;
  campaigns?: Promise<{ campaigns: Campaign[] } | null>;
};

declare global {
  // oxlint-disable-next-line no-var -- a property of window can only be declared as a var
  var __comanda_boot: Boot | undefined;
}

/** Takes over an answer that is under way, at most once: a later read must be a fresh one. */
export async function takeBoot<Key extends 'restaurant' | 'menus' | 'campaigns'>(
  key: Key,
  endpoint: string,
  language: string,
): Promise<Awaited<Boot[Key]> | null> {
  const boot = globalThis.__comanda_boot;
  if (boot?.endpoint !== endpoint || (boot.language ?? language) !== language) return null;
  const answer = boot[key];
  delete boot[key];
  try {
    const reply = (await answer) ?? null;
    if (boot.served_at) setServerClock(boot.served_at);
    return reply;
  } catch {
    return null;
  }
}
