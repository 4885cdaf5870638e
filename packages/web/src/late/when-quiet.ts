const QUIET_MS = 2000;
const MOST_MS = 30_000;

/** Events of a guest who uses the page. */
const BUSY = ['click', 'input', 'scroll'] as const;

/** Does something once the guest has rested for two seconds, or after half a minute: what it takes of a slow phone, no tap waits for. */
export function whenQuiet(work: () => void): void {
  const end = new AbortController();
  const latest = setTimeout(finish, MOST_MS);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  for (const type of BUSY)
    addEventListener(type, wait, { capture: true, passive: true, signal: end.signal });
  wait();
  function wait() {
    clearTimeout(quiet);
    quiet = setTimeout(finish, QUIET_MS);
  }
  function finish() {
    clearTimeout(quiet);
    clearTimeout(latest);
    end.abort();
    work();
  }
}
