import { useCartSize } from '@comanda/ordering';
import { lazy, Suspense } from 'react';
import { fetchPart } from '#shared/fetch-part';

const FilledTableBar = lazy(() =>
  fetchPart(() => import('./filled-table-bar')).then((m) => ({ default: m.FilledTableBar })),
);

/** The way to the cart at the bottom of every page of the menu, once there is something in it. */
export function TableBar() {
  const isEmpty = useCartSize() === 0;
  return <Suspense fallback={null}>{!isEmpty && <FilledTableBar />}</Suspense>;
}
