const LOOK_EVERY_MS = 5;

/**
 * Does some work and tells how long nothing else could be done meanwhile, in milliseconds. Of a pause counts no more than
 * what the process spent computing: the rest is other programs' on a busy machine.
 */
export async function watchStall<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly stall_ms: number }> {
  let stall_ms = 0;
  let seen = lookNow();
  function look(): void {
    const now = lookNow();
    stall_ms = Math.max(stall_ms, Math.min(now.at - seen.at, now.computed - seen.computed));
    seen = now;
  }
  const timer = setInterval(look, LOOK_EVERY_MS);
  try {
    const value = await work();
    look();
    return { value, stall_ms };
  } finally {
    clearInterval(timer);
  }
}

function lookNow(): { readonly at: number; readonly computed: number } {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), computed: (user + system) / 1000 };
}
