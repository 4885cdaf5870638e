import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, found out in a time that tells nothing of where they differ. */
export function isSameSecret(shown: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
