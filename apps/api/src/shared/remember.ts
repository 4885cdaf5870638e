export type RememberOptions = {
  /** How long an answer counts. */
  readonly for_ms: number;
  /** Answers kept at most; the oldest makes room. */
  readonly most: number;
  readonly now: () => number;
};

/** Remembers what `load` answers for each key for a while. Callers that come meanwhile share one load; a failed one is not remembered. */
export function remember<Value>(
  load: (key: string) => Promise<Value>,
  { for_ms, most, now }: RememberOptions,
): (key: string) => Promise<Value> {
  const answers = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined && known.until > now()) return known.value;
    const value = load(key);
    const answer = { value, until: now() + for_ms };
    answers.delete(key);
    answers.set(key, answer);
    value.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    const [oldest = key] = answers.keys();
    if (answers.size > most) answers.delete(oldest);
    return value;
  };
}
