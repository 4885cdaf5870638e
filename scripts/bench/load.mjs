/**
 * Lets each worker do its work over and over, one call after the other. Resolves with the milliseconds of the calls that
 * ended between the warm-up and the end, and with how many calls there were in all; those still under way at the end are
 * waited for.
 */
export async function load(workers, { seconds, warmSeconds = 0 }) {
  const from = performance.now() + warmSeconds * 1000;
  const until = from + seconds * 1000;
  const times = [];
  let calls = 0;
  await Promise.all(
    workers.map(async (work) => {
      for (let began = performance.now(); began < until; began = performance.now()) {
        await work();
        calls += 1;
        const ended = performance.now();
        if (ended >= from && ended < until) times.push(ended - began);
      }
    }),
  );
  return { times, seconds, calls };
}

/**
 * Calls per second, median and 99th percentile over one or more runs, and the CPU time of a call where it was measured: all
 * of it, and the server's without its database's.
 */
export function summarise(runs) {
  const times = runs.flatMap((run) => run.times).sort((a, b) => a - b);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  const calls = runs.reduce((sum, run) => sum + run.calls, 0);
  const cpu_seconds = runs.reduce((sum, run) => sum + run.cpu_seconds, 0);
  const server_cpu_seconds = runs.reduce((sum, run) => sum + run.server_cpu_seconds, 0);
  return {
    per_s: round(times.length / seconds, 1),
    p50_ms: round(quantile(times, 0.5), 3),
    p99_ms: round(quantile(times, 0.99), 3),
    cpu_ms: round((cpu_seconds * 1000) / calls, 3),
    server_cpu_ms: round((server_cpu_seconds * 1000) / calls, 3),
  };
}

/** The smallest value that this share of all values does not exceed; values come sorted. */
export function quantile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
