import { useCartSize } from '@comanda/ordering';
import { lazy, Suspense } from 'react';
import { fetchPart } from '#shared/fetch-part';

const FilledCartBar = lazy(() =>
  fetchPart(() => import('./filled-cart-bar')).then((m) => ({ default: m.FilledCartBar })),
);

type CurrentCartBarProps = {
  /** Whether a dish may come at any moment: the bar is made ready for it. */
  readonly isAwaited?: boolean;
};

/** The way to the cart, at the bottom of every page of the menu once there is something in it. */
export function CurrentCartBar({ isAwaited = false }: CurrentCartBarProps) {
  const isEmpty = useCartSize() === 0;
  return <Suspense fallback={null}>{(isAwaited || !isEmpty) && <FilledCartBar />}</Suspense>;
}
