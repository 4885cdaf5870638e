import { setImmediate } from 'node:timers/promises';

/**
 * Between two steps of something long: whatever has come in meanwhile is looked at first. The embedded database works in
 * this very thread and never leaves it by itself, and much work can do the same.
 */
export async function letOthersIn(): Promise<void> {
  await setImmediate();
}
