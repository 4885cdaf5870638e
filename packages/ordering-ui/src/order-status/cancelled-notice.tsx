import type { Order } from '@comanda/contracts';
import { useCancellationText } from '@comanda/ordering';
import { Banner, VisuallyHidden } from '@comanda/ui';
import { useCancelledTitle } from './use-cancelled-title';

type CancelledNoticeProps = {
  readonly order: Order;
  /** Whether the page's own heading says what happened: here it is only heard then. */
  readonly isHeaded?: boolean;
};

/** Why an order is not made after all, and what becomes of what was paid for it. */
export function CancelledNotice({ order, isHeaded = false }: CancelledNoticeProps) {
  const title = useCancelledTitle()(order);
  const { why, refund } = useCancellationText()(order);
  const detail = [why, refund].filter(Boolean).join(' ');
  if (!isHeaded) {
    return (
      <Banner tone="danger" title={title} isLive>
        {detail}
      </Banner>
    );
  }
  if (detail === '') return <VisuallyHidden role="alert">{title}</VisuallyHidden>;
  return (
    <Banner tone="danger" isLive>
      <VisuallyHidden>{`${title}. `}</VisuallyHidden>
      {detail}
    </Banner>
  );
}
