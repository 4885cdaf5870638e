import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useOrderActs } from '@comanda/staff/board';
import { useSharePrice } from '@comanda/staff/tables';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useOnDone } from '#shared/use-on-done';
import { LinesSheet, linesAbout } from './lines-sheet';

type PaySheetProps = { readonly order: BoardOrder; readonly onClose: () => void };

/** Says that the counter took the money for an order, or for some of its lines. */
export function PaySheet({ order, onClose }: PaySheetProps) {
  const { t } = useTranslation();
  const { money } = useFormatOf(usePageSession().restaurant);
  const [lines, setLines] = useState(() =>
    linesAbout('pay', order).map(({ item_instance_id }) => item_instance_id),
  );
  const price = useSharePrice(
    order.guest_id,
    lines.length === 0 ? null : { kind: 'items', item_instance_ids: lines },
  );
  const acts = useOrderActs();
  useRefusalToast(acts.error);
  useOnDone(acts, () => {
    const number = order.order_number ?? '';
    toasts.show({ message: t('staff.pay.done', { number }), tone: 'success' });
    onClose();
  });
  return (
    <LinesSheet
      kind="pay"
      order={order}
      amount={price === null ? undefined : money(price)}
      isBusy={acts.isActing}
      onChoose={(ids) => setLines([...ids])}
      onSubmit={(lines) => acts.markPaid(order.order_id, lines)}
      onClose={onClose}
    />
  );
}
