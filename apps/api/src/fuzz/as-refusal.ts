import { expect } from 'vitest';

/** Returns the status of a call that was refused, and fails for one that broke. */
export function asRefusal(status: number, code: string): number {
  expect([status >= 400 && status < 500, status, code]).toEqual([true, status, code]);
  return status;
}
