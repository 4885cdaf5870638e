import type { BoardOrder } from '@comanda/contracts';
import { useOrderActs } from '@comanda/staff/board';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { useOnDone } from '#shared/use-on-done';
import { LinesSheet } from './lines-sheet';

type PaySheetProps = { readonly order: BoardOrder; readonly onClose: () => void };

/** Says that the counter took the money for an order, or for some of its lines. */
export function PaySheet({ order, onClose }: PaySheetProps) {
  const { t } = useTranslation();
  const acts = useOrderActs();
  useRefusalToast(acts.error);
  useOnDone(acts, () => {
    const number = order.order_number ?? '';
    toasts.show({ message: t('staff.pay.done', { number }), tone: 'success' });
    onClose();
  });
  return (
    <LinesSheet
      order={order}
      isBusy={acts.isActing}
      onSubmit={(lines) => acts.markPaid(order.order_id, lines)}
      onClose={onClose}
    />
  );
}
