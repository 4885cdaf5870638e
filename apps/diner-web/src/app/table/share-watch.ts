import type { ShareFlow } from '@comanda/ordering/payment';
import { createContext, useContext, useLayoutEffect } from 'react';

/** How a payment of a share stands on the page that is open: lost = the table was closed before anybody could tell. */
export type SharePayment = 'none' | 'under_way' | 'lost';

/** Reports a payment to the party watch, so that no guest is redirected while paying. */
export const ShareWatch = createContext<(payment: SharePayment) => void>(() => undefined);

/** Tells how the payment of this page stands, until the page is left. */
export function useTellSharePayment({ stage }: ShareFlow): void {
  const tell = useContext(ShareWatch);
  const payment = paymentAt(stage);
  useLayoutEffect(() => {
    tell(payment);
    // The last state is cleared when this page unmounts.
    return () => {
      if (payment !== 'lost') tell('none');
    };
  }, [tell, payment]);
}

function paymentAt(stage: ShareFlow['stage']): SharePayment {
  if (stage === 'lost') return 'lost';
  // Paid, the page leads on by itself.
  return UNDER_WAY.has(stage) ? 'under_way' : 'none';
}

const UNDER_WAY: ReadonlySet<ShareFlow['stage']> = new Set([
  'returning',
  'confirming',
  'checking',
  'paid',
]);
