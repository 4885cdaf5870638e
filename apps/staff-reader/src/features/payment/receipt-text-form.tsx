import { failureOf } from '@comanda/api-client';
import { useReceiptText } from '@comanda/staff/tables';
import { Button, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#shared/refusals/use-refusal-text';
import styles from './payment.module.css';

/** Texts the receipt to the number that the guest tells the staff. */
export function ReceiptTextForm({ guest_id }: { readonly guest_id: string }) {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const [phone_number, setNumber] = useState('');
  const { send, isSending, isSent, error } = useReceiptText(guest_id);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (phone_number.trim() !== '' && !isSending) send(phone_number.trim());
  }
  if (isSent) return <p role="status">{t('staff.payment.text_sent')}</p>;
  return (
    <form className={styles.text} noValidate onSubmit={submit}>
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="off"
        label={t('staff.payment.text_receipt')}
        error={error === null ? undefined : refusalText(failureOf(error))}
        value={phone_number}
        onChange={(event) => setNumber(event.target.value)}
        suffix={
          <Button
            type="submit"
            size="small"
            tone="secondary"
            disabled={phone_number.trim() === ''}
            isBusy={isSending}
            busyLabel={t('common.one_moment')}
          >
            {t('staff.payment.text_send')}
          </Button>
        }
      />
    </form>
  );
}
