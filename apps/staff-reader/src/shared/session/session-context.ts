import type { Device, Restaurant, StaffMember } from '@comanda/contracts';
import type { Session } from '@comanda/staff/session';
import { createContext, use } from 'react';

export type PageSession = Pick<Session, 'signIn' | 'isSigningIn' | 'fault'> & {
  readonly restaurant: Restaurant;
  /** undefined until it is known. */
  readonly staff: StaffMember | null | undefined;
  /** As which this browser is paired with the restaurant; null when it is not. */
  readonly device: Device | null | undefined;
  /** Ends the staff session. */
  readonly lock: () => void;
  /** Keeps the session from being locked while something must not be broken off; returns how to let it go. */
  readonly holdOpen: () => () => void;
  /** Does the work at once, or after the PIN when nobody is signed in. */
  readonly act: (work: () => void) => void;
};

export const SessionContext = createContext<PageSession | null>(null);

/** Returns who uses this page and at which restaurant; throws outside of a SessionProvider. */
export function usePageSession(): PageSession {
  const session = use(SessionContext);
  if (!session)
    throw new Error('There is no SessionProvider above this component: put one around the page.');
  return session;
}
