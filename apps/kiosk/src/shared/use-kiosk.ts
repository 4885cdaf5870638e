import { createContext, use } from 'react';

/** The kiosk around a page: whose it is, and its current guest. */
export type Kiosk = {
  readonly endpoint: string;
  /** Forgets the guest and leads to the first page. */
  readonly endGuest: () => void;
};

export const KioskContext = createContext<Kiosk | null>(null);

/** Returns the kiosk around a page; throws outside of one. */
export function useKiosk(): Kiosk {
  const kiosk = use(KioskContext);
  if (!kiosk) throw new Error('There is no kiosk here: render this below KioskFrame.');
  return kiosk;
}
