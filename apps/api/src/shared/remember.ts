import { LRUCache } from 'lru-cache';

export type RememberOptions = {
  /** How long an answer counts. */
  readonly for_ms: number;
  /** Answers kept at most; the one unused for longest makes room. */
  readonly most: number;
  readonly now: () => number;
};

/** Remembers what `load` answers for each key for a while. Callers that come meanwhile share one load; a failed one is not remembered. */
export function remember<Value>(
  load: (key: string) => Promise<Value>,
  { for_ms, most, now }: RememberOptions,
): (key: string) => Promise<Value> {
  // The end of an answer is compared here, because the cache would measure time by a clock of its own.
  const answers = new LRUCache<string, { readonly value: Promise<Value>; readonly until: number }>({
    max: most,
  });
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined && known.until > now()) return known.value;
    const value = load(key);
    const answer = { value, until: now() + for_ms };
    answers.set(key, answer);
    value.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return value;
  };
}
