import { useRestaurant } from '@comanda/ordering';
import { isPhoneValid, prepareToCheckPhones } from '@comanda/ordering-ui/contact';
import { useGuestUpdate } from '@comanda/ordering/table';
import { Banner, Button, NumberPad } from '@comanda/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callingCode } from './calling-code';
import styles from './receipt-offer.module.css';

const MOST_DIGITS = 12;

/** A phone number, typed on keys of the page after the country's prefix, to which the receipt is texted. */
export function PhoneEntry({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation();
  const { default_phone_country } = useRestaurant();
  const { save, is_saving } = useGuestUpdate();
  const [digits, setDigits] = useState('');
  const [fault, setFault] = useState<'invalid_phone' | 'not_sent' | null>(null);
  const prefix = callingCode(default_phone_country);
  const phone_number = `${prefix}${digits}`;
  useEffect(() => void prepareToCheckPhones(), []);

  async function send() {
    if (!isPhoneValid(phone_number, default_phone_country)) return setFault('invalid_phone');
    const saved = await save({ phone_number, send_text: true });
    if (saved?.ok) onSent();
    else setFault('not_sent');
  }

  return (
    <div className={styles.phone}>
      <p className={styles.ask}>{t('kiosk.complete.receipt')}</p>
      <output className={styles.digits} aria-label={t('kiosk.complete.phone')}>
        <span className={styles.prefix}>{prefix}</span> {digits}
      </output>
      {fault && (
        <Banner tone="danger" isLive>
          {t(`kiosk.complete.${fault}`)}
        </Banner>
      )}
      <NumberPad
        label={t('kiosk.complete.phone')}
        value={digits}
        onChange={(typed) => {
          setFault(null);
          setDigits(typed);
        }}
        maxLength={MOST_DIGITS}
        eraseLabel={t('kiosk.keyboard.erase')}
        clearLabel={t('kiosk.keyboard.clear')}
      />
      <Button
        isWide
        size="large"
        tone="secondary"
        disabled={digits === ''}
        isBusy={is_saving}
        busyLabel={t('common.loading')}
        onClick={() => void send()}
      >
        {t('kiosk.complete.send')}
      </Button>
    </div>
  );
}
