import { MAX_NOTE_LENGTH, type RefundReason } from '@comanda/contracts';
import { RadioRow, TextArea } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './money.module.css';

const REASONS = [
  'item_missing',
  'item_wrong',
  'quality',
  'too_late',
  'goodwill',
] as const satisfies readonly RefundReason[];

type RefundReasonFieldsProps = {
  readonly reason: RefundReason | null;
  readonly onReason: (reason: RefundReason) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
};

/** Asks why money goes back; the guest reads the answer. */
export function RefundReasonFields(props: RefundReasonFieldsProps) {
  const { reason, onReason, note, onNote } = props;
  const { t } = useTranslation();
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{t('staff.refund.reason')}</legend>
        <div className={styles.reasons}>
          {REASONS.map((each) => (
            <RadioRow
              key={each}
              name="refund_reason"
              label={t(`staff.refund.reasons.${each}`)}
              checked={each === reason}
              onChange={() => onReason(each)}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('staff.cancel.note')}
        labelNote={t('common.optional')}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </>
  );
}
