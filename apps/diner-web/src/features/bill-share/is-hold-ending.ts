import type { Hold } from '@comanda/ordering/payment';

/** From when on the seconds are shown, and a guest may ask for more time. */
const LAST_SECONDS = 120;

/** Whether the time of a share that is held is soon over. */
export function isHoldEnding({ share, seconds_left }: Hold): boolean {
  return share !== null && seconds_left <= LAST_SECONDS;
}
