import { MAX_NOTE_LENGTH } from '@comanda/contracts';
import { RadioRow, TextArea } from '@comanda/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reason-fields.module.css';

type ReasonFieldsProps<Reason extends string> = {
  readonly legend: string;
  readonly reasons: readonly Reason[];
  readonly labelOf: (reason: Reason) => string;
  readonly reason: Reason | null;
  readonly onReason: (reason: Reason) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
};

/** Asks for one of some reasons and for words of the restaurant's own; the guest reads both. */
export function ReasonFields<Reason extends string>(props: ReasonFieldsProps<Reason>) {
  const { legend, reasons, labelOf, reason, onReason, note, onNote } = props;
  const { t } = useTranslation();
  const name = useId();
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.reasons}>
          {reasons.map((each) => (
            <RadioRow
              key={each}
              name={name}
              label={labelOf(each)}
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
