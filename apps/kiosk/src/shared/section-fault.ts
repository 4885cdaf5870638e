import { scaledPause } from '@comanda/ordering';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** So long the kiosk is out of order before another guest may try. */
const RETRIED_AFTER_MS = 60_000;

const store = createStore<{ readonly has_fault: boolean }>()(() => ({ has_fault: false }));

/** No guest can be seated at this kiosk: it is out of order for a minute. */
export function reportSectionFault(): void {
  store.setState({ has_fault: true });
  setTimeout(clearSectionFault, scaledPause(RETRIED_AFTER_MS));
}

export function clearSectionFault(): void {
  store.setState({ has_fault: false });
}

export function useSectionFault(): boolean {
  return useStore(store).has_fault;
}
