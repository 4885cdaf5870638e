import { MAX_NAME_LENGTH } from '@comanda/contracts';
import { Button, Sheet, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneValid } from './check-phone';
import { PhoneField } from './phone-field';
import styles from './contact-form.module.css';

/** As few letters as a name may have. */
const MIN_NAME_LENGTH = 2;

type HealthPage = 'name' | 'phone' | 'thanks';

type HealthFormProps = {
  readonly isOpen: boolean;
  readonly country: string;
  /** Asks for the number of the table in the place of a last name. */
  readonly asksTableNumber: boolean;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Keeps who is here; gives the page to go on with, which is the one of what was refused. */
  readonly onSave: (name: string, phone: string) => Promise<HealthPage>;
  readonly onClose: () => void;
};

/** Registers guests for a restaurant that must keep a list: name, number, confirmation. */
export function HealthForm(props: HealthFormProps) {
  const { isOpen, country, asksTableNumber, isBusy, error, onSave, onClose } = props;
  const { t } = useTranslation();
  const [page, setPage] = useState<HealthPage>('name');
  const [refused, setRefused] = useState<HealthPage | null>(null);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [phone, setPhone] = useState('');
  const [hasTried, setTried] = useState(false);
  const shownError = refused === page ? error : undefined;
  const tooShort = t('checkout.contact.name_short', { count: MIN_NAME_LENGTH });
  const isNamed = isLong(first) && (asksTableNumber ? last.trim() !== '' : isLong(last));
  const isPhone = phone.trim() !== '' && isPhoneValid(phone, country);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (page === 'thanks') return onClose();
    setTried(true);
    if (page === 'name' && isNamed) {
      setPage('phone');
      setTried(false);
      setRefused(null);
    }
    if (page !== 'phone' || !isPhone || isBusy) return;
    const name = asksTableNumber
      ? t('table.health.named', { name: first.trim(), table: last.trim() })
      : `${first.trim()} ${last.trim()}`;
    const next = await onSave(name.slice(0, MAX_NAME_LENGTH), phone.trim());
    setRefused(next);
    setPage(next);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(page === 'thanks' ? 'table.health.thanks_title' : 'table.health.title')}
      closeLabel={t('common.close')}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {page === 'name' && (
          <>
            <p>{t('table.health.name_body')}</p>
            <TextField
              label={t('table.health.first_name')}
              error={hasTried && !isLong(first) ? tooShort : shownError}
              autoComplete="given-name"
              maxLength={MAX_NAME_LENGTH}
              value={first}
              onChange={(event) => setFirst(event.target.value)}
            />
            <TextField
              label={t(asksTableNumber ? 'table.health.table_number' : 'table.health.last_name')}
              error={hasTried && !asksTableNumber && !isLong(last) ? tooShort : undefined}
              autoComplete={asksTableNumber ? 'off' : 'family-name'}
              inputMode={asksTableNumber ? 'numeric' : 'text'}
              prefix={asksTableNumber ? '#' : undefined}
              maxLength={MAX_NAME_LENGTH}
              value={last}
              onChange={(event) => setLast(event.target.value)}
            />
          </>
        )}
        {page === 'phone' && (
          <>
            <p>{t('table.health.phone_body')}</p>
            <PhoneField
              label={t('checkout.contact.phone')}
              error={hasTried && !isPhone ? t('checkout.contact.phone_invalid') : shownError}
              value={phone}
              onChange={setPhone}
            />
          </>
        )}
        {page === 'thanks' && <p role="status">{t('table.health.thanks_body')}</p>}
        <Button type="submit" size="large" isWide isBusy={isBusy} busyLabel={t('common.loading')}>
          {t(page === 'thanks' ? 'common.done' : 'common.continue')}
        </Button>
      </form>
    </Sheet>
  );
}

function isLong(text: string): boolean {
  return text.trim().length >= MIN_NAME_LENGTH;
}
