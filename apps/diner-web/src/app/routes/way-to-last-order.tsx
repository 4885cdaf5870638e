import { useLastPlaced } from '@comanda/ordering';
import { latePart, OptionalPart } from '@comanda/web/late';

const LastOrderBar = latePart(() => import('./last-order-bar').then((m) => m.LastOrderBar));

/** To the order that was placed last, at the bottom of a page with nothing to order. */
export function WayToLastOrder() {
  const last = useLastPlaced();
  return <OptionalPart>{last && <LastOrderBar {...last} />}</OptionalPart>;
}
