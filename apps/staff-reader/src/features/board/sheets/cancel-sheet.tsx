import { type BoardOrder, MAX_NOTE_LENGTH, type StaffCancelReason } from '@comanda/contracts';
import { useOrderActs } from '@comanda/staff/board';
import { Button, RadioRow, Sheet, TextArea } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const [cancel_reason, setReason] = useState<StaffCancelReason | null>(null);
  const [cancel_note, setNote] = useState('');
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
    const why = { cancel_reason, cancel_note: cancel_note.trim() };
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
        <fieldset>
          <legend className={styles.legend}>{t('staff.cancel.reason')}</legend>
          <div className={styles.reasons}>
            {REASONS.map((reason) => (
              <RadioRow
                key={reason}
                name="cancel_reason"
                label={t(`staff.cancel.reasons.${reason}`)}
                checked={reason === cancel_reason}
                onChange={() => setReason(reason)}
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          label={t('staff.cancel.note')}
          labelNote={t('common.optional')}
          maxLength={MAX_NOTE_LENGTH}
          value={cancel_note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
