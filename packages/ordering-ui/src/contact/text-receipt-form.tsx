import { Button } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneValid } from './check-phone';
import { PhoneField } from './phone-field';
import styles from './text-receipt-form.module.css';

type TextReceiptFormProps = {
  readonly isBusy: boolean;
  /** Initial value. */
  readonly phone: string;
  /** Where a number without a country's prefix is called from (ISO 3166 alpha-2). */
  readonly country: string;
  /** The server's error about the number. */
  readonly error: string | undefined;
  readonly onSend: (phone: string) => void;
};

/** The receipt as a text, for whoever leaves a number. */
export function TextReceiptForm({
  isBusy,
  country,
  error,
  onSend,
  ...given
}: TextReceiptFormProps) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState(given.phone);
  const [hasTried, setTried] = useState(false);
  const isValid = phone.trim() !== '' && isPhoneValid(phone, country);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (isValid) onSend(phone.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneField
        label={t('table.complete.text_title')}
        hint={t('checkout.contact.phone_hint')}
        error={hasTried && !isValid ? t('checkout.contact.phone_invalid') : error}
        enterKeyHint="send"
        value={phone}
        onChange={setPhone}
        suffix={
          <Button
            type="submit"
            size="small"
            tone="secondary"
            isBusy={isBusy}
            busyLabel={t('common.loading')}
          >
            {t('table.complete.send')}
          </Button>
        }
      />
    </form>
  );
}
