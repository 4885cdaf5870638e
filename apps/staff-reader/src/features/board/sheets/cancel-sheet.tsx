import type { BoardOrder, StaffCancelReason } from '@comanda/contracts';
import { useOrderActs } from '@comanda/staff/board';
import { Button, Sheet } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonFields } from '#shared/reason-fields';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { useOnDone } from '#shared/use-on-done';
import styles from './sheets.module.css';

const REASONS = [
  'item_sold_out',
  'too_busy',
  'restaurant_closed',
  'guest_request',
  'not_collected',
  'by_restaurant',
] as const satisfies readonly StaffCancelReason[];

type CancelSheetProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
};

/** Asks why an order ends; the guest reads the answer. */
export function CancelSheet({ order, onClose }: CancelSheetProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<StaffCancelReason | null>(null);
  const [note, setNote] = useState('');
  const cancel_note = note.trim();
  // Words of the restaurant's own are reason enough.
  const cancel_reason = chosen ?? (cancel_note === '' ? null : 'by_restaurant');
  const { order_id, is_accepted, order_number } = order;
  const number = order_number ?? '';
  const acts = useOrderActs();
  useRefusalToast(acts.error);
  useOnDone(acts, () => {
    toasts.show({ message: t('staff.cancel.done', { number }), tone: 'success' });
    onClose();
  });

  function submit(): void {
    if (cancel_reason === null) return;
    const why = { cancel_reason, cancel_note };
    if (is_accepted) acts.cancel(order_id, why);
    else acts.reject(order_id, why);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(is_accepted ? 'staff.cancel.title' : 'staff.cancel.reject_title', {
        number,
      })}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.foot}>
          <Button tone="secondary" size="large" onClick={onClose}>
            {t('staff.act.keep')}
          </Button>
          <Button
            tone="danger"
            size="large"
            disabled={cancel_reason === null}
            isBusy={acts.isActing}
            busyLabel={t('common.one_moment')}
            onClick={submit}
          >
            {t(is_accepted ? 'staff.act.cancel' : 'staff.act.reject')}
          </Button>
        </div>
      }
    >
      <div className={styles.acts}>
        <p>{t('staff.cancel.body')}</p>
        <ReasonFields
          legend={t('staff.cancel.reason')}
          reasons={REASONS}
          labelOf={(reason) => t(`staff.cancel.reasons.${reason}`)}
          reason={chosen}
          onReason={setChosen}
          note={note}
          onNote={setNote}
        />
      </div>
    </Sheet>
  );
}
