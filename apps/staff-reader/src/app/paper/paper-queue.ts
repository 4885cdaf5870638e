import type { PaperJob } from '#shared/paper/paper-context';

/** A paper that the server gave to this device. */
export type GrantedPaper = {
  readonly id: number;
  readonly job: PaperJob;
  readonly is_copy: boolean;
};

export type PaperQueue = readonly GrantedPaper[];

/** Adds a paper behind those that wait. */
export function withPaper(queue: PaperQueue, job: PaperJob, is_copy: boolean): PaperQueue {
  return [...queue, { id: (queue.at(-1)?.id ?? 0) + 1, job, is_copy }];
}
