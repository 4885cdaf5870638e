import type { Logger } from 'pino';

export type Job = {
  readonly name: string;
  readonly every_seconds: number;
  readonly run: () => Promise<void>;
};

/** By how much a pause may differ, so that servers started together do not stay in step. */
const JITTER = 0.2;

type Ended = (outcome: 'done' | 'failed') => void;

/** Runs a job again and again, one run at a time. A failing run is logged and does not end it. `stop` waits for the run under way. */
export function repeat(
  { name, every_seconds, run }: Job,
  log: Logger,
  onEnd: Ended = () => undefined,
): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let isStopped = false;

  function schedule(): void {
    if (isStopped) return;
    const pause = every_seconds * 1000 * (1 + JITTER * (2 * Math.random() - 1));
    timer = setTimeout(() => {
      current = run()
        .then(
          () => onEnd('done'),
          (error: unknown) => {
            log.error({ err: error, job: name }, 'a job failed and runs again');
            onEnd('failed');
          },
        )
        .then(schedule);
    }, pause);
    timer.unref();
  }

  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
