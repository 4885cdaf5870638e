import { useCartSize } from '@comanda/ordering';
import { Suspense } from 'react';
import { latePart } from '@comanda/web/late';
import { WayToLastOrder } from './way-to-last-order';

const FilledCartBar = latePart(() => import('./filled-cart-bar').then((m) => m.FilledCartBar));

type CurrentCartBarProps = {
  /** Whether a dish may come at any moment: the bar is made ready for it. */
  readonly isAwaited?: boolean;
};

/** The way to the cart, at the bottom of every page of the menu once there is something in it; before that, to the order that was placed last. */
export function CurrentCartBar({ isAwaited = false }: CurrentCartBarProps) {
  const isEmpty = useCartSize() === 0;
  return (
    <>
      <Suspense fallback={null}>{(isAwaited || !isEmpty) && <FilledCartBar />}</Suspense>
      {isEmpty && <WayToLastOrder />}
    </>
  );
}
