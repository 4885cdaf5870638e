import { Spinner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './nuvei-return.module.css';

/** While it is found out what became of the payment. */
export function VerifyingPayment() {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.wait}>
      <Spinner />
      {t('checkout.verification.wait')}
    </p>
  );
}
