const TIMEOUT_MS = 5_000;

export type AliveOptions = {
  /** The origin that has the API under /api; the page's own unless given. */
  readonly base_url?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
};

/** Whether the API answers right now: asked once, never retried. */
export async function isAlive({ base_url = '', ...options }: AliveOptions = {}): Promise<boolean> {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await send(`${base_url}/api/health/live`, { signal })).ok;
  } catch {
    return false;
  }
}
