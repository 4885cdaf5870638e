import { useCartSize } from '@comanda/ordering';
import { Suspense } from 'react';
import { latePart } from '@comanda/web/late';
import { LastOrderAtEntry } from './last-order-at-entry';

const FilledTableBar = latePart(() => import('./filled-table-bar').then((m) => m.FilledTableBar));

/** The way to the cart at the bottom of every page of the menu, once there is something in it; before that, to the order that was placed last. */
export function TableBar() {
  const isEmpty = useCartSize() === 0;
  return <Suspense fallback={null}>{isEmpty ? <LastOrderAtEntry /> : <FilledTableBar />}</Suspense>;
}
