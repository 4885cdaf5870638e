import { useCartSize } from '@comanda/ordering';
import { lazy, Suspense } from 'react';
import { fetchPart } from '#shared/fetch-part';

const FilledCartBar = lazy(() =>
  fetchPart(() => import('./filled-cart-bar')).then((m) => ({ default: m.FilledCartBar })),
);

/** The way to the cart, at the bottom of every page of the menu once there is something in it. */
export function CurrentCartBar() {
  const isEmpty = useCartSize() === 0;
  return <Suspense fallback={null}>{!isEmpty && <FilledCartBar />}</Suspense>;
}
