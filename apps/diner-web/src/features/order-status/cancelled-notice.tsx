import type { Order } from '@comanda/contracts';
import { useCancellationText } from '@comanda/ordering/format';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** Why an order is not made after all, and what becomes of what was paid for it. */
export function CancelledNotice({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { why, refund } = useCancellationText()(order);
  return (
    <Banner
      tone="danger"
      title={t(order.placed_at === null ? 'order.cancelled.unplaced' : 'order.cancelled.title')}
      isLive
    >
      {[why, refund].filter(Boolean).join(' ')}
    </Banner>
  );
}
