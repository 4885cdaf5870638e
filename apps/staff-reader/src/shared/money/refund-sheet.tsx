import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useRefund } from '@comanda/staff/board';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useOnDone } from '#shared/use-on-done';
import { LinesSheet } from './lines-sheet';

type RefundSheetProps = { readonly order: BoardOrder; readonly onClose: () => void };

/** Refunds an order, or some of its lines, and says what goes back to the card and what is handed over. */
export function RefundSheet({ order, onClose }: RefundSheetProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const { payment_method, currency } = order;
  // Interac is a debit network of Canada.
  const mayBeInterac = payment_method === 'TERMINAL' && currency === 'CAD';
  const { refund, isRefunding, refunded, error } = useRefund();
  useRefusalToast(error);
  useOnDone({ isActing: isRefunding, error }, () => {
    const { online = 0, at_counter = 0 } = refunded ?? {};
    const message = [
      online > 0 && t('staff.refund.online', { amount: money(online) }),
      at_counter > 0 && t('staff.refund.counter', { amount: money(at_counter) }),
    ]
      .filter(Boolean)
      .join(' ');
    toasts.show({ message, tone: 'success' });
    onClose();
  });
  return (
    <LinesSheet
      kind="refund"
      order={order}
      note={mayBeInterac ? t('staff.refund.interac') : undefined}
      isBusy={isRefunding}
      onSubmit={(lines) => refund(order.order_id, lines)}
      onClose={onClose}
    />
  );
}
