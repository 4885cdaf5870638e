import { useCartSize, useLastPlaced } from '@comanda/ordering';
import { Suspense } from 'react';
import { latePart } from '#shared/late-part';
import { OptionalPart } from '#shared/optional-part';

const FilledCartBar = latePart(() => import('./filled-cart-bar').then((m) => m.FilledCartBar));

const LastOrderBar = latePart(() => import('./last-order-bar').then((m) => m.LastOrderBar));

type CurrentCartBarProps = {
  /** Whether a dish may come at any moment: the bar is made ready for it. */
  readonly isAwaited?: boolean;
};

/** The way to the cart, at the bottom of every page of the menu once there is something in it; before that, to the order that was placed last. */
export function CurrentCartBar({ isAwaited = false }: CurrentCartBarProps) {
  const isEmpty = useCartSize() === 0;
  const last = useLastPlaced();
  return (
    <>
      <Suspense fallback={null}>{(isAwaited || !isEmpty) && <FilledCartBar />}</Suspense>
      <OptionalPart>{isEmpty && last && <LastOrderBar {...last} />}</OptionalPart>
    </>
  );
}
