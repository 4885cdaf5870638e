import type { Image } from '@comanda/contracts';

/** Wide enough for the large card of a message, and small enough to be taken by those who show it. */
const SHARED_WIDTH = 1200;

/** One size of a picture by its whole address, for those who do not know ours. */
export function pictureAddress({ path, widths }: Image, origin: string): string {
  return `${origin}${path}-${sharedWidth(widths)}.webp`;
}

/** The size that is shared: the widest that is not too wide. */
export function sharedWidth(widths: readonly number[]): number {
  const fitting = widths.filter((width) => width <= SHARED_WIDTH);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...widths);
}
