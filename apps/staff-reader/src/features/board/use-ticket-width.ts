import { useSyncExternalStore } from 'react';
import type { Density } from '#shared/device/device-settings';

const LARGE = '(min-width: 100rem)';
/** The least width of a ticket in rem: on a screen on the wall, and on a tablet. */
const WIDTHS: Readonly<Record<Density, { readonly large: number; readonly small: number }>> = {
  roomy: { large: 21, small: 15.5 },
  dense: { large: 16, small: 13 },
};

/** Returns the least width of a ticket on this screen, in rem. */
export function useTicketWidth(density: Density): number {
  const isLarge = useSyncExternalStore(subscribe, () => matchMedia(LARGE).matches);
  return WIDTHS[density][isLarge ? 'large' : 'small'];
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(LARGE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
