import { createContext, use } from 'react';

/** on: new orders are heard. off: switched off on this device. blocked: the browser plays nothing before a tap. */
export type SoundState = 'on' | 'off' | 'blocked';

export type Alerts = {
  /** Orders that came in and that staff have not touched yet. */
  readonly unseen: ReadonlySet<string>;
  readonly see: (order_id: string) => void;
  readonly sound: SoundState;
  readonly changeSound: () => void;
};

export const AlertsContext = createContext<Alerts | null>(null);

/** Returns the new orders and the sound they make; throws outside of an AlertsProvider. */
export function useAlerts(): Alerts {
  const alerts = use(AlertsContext);
  if (!alerts)
    throw new Error('There is no AlertsProvider above this component: put one around the page.');
  return alerts;
}
