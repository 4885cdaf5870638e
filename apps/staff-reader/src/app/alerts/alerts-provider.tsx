import { useBoard } from '@comanda/staff/board';
import type { ReactNode } from 'react';
import { AlertsContext } from '#shared/alerts/alerts-context';
import { useSound } from './use-sound';
import { useUnseen } from './use-unseen';

/** Tells the pages which orders are new, and makes them heard on whichever page is open. */
export function AlertsProvider({ children }: { readonly children: ReactNode }) {
  const { orders } = useBoard();
  const { unseen, see } = useUnseen(orders);
  const sound = useSound(unseen);
  return <AlertsContext value={{ unseen, see, ...sound }}>{children}</AlertsContext>;
}
