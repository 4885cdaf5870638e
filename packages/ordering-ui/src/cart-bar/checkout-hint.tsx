import { CloseIcon, IconButton } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './checkout-hint.module.css';

const SEEN_KEY = 'comanda:hint_seen';

/** Once, after the first dish: how to go on. It stays until it is closed or followed. */
export function CheckoutHint() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(() => !wasSeen());
  if (!isShown) return null;

  function close() {
    rememberHint();
    setShown(false);
  }

  return (
    <div className={styles.hint} role="status">
      <p>{t('cart.hint_checkout')}</p>
      <IconButton label={t('common.dismiss')} icon={<CloseIcon />} onClick={close} />
    </div>
  );
}

/** The hint is not needed any more: it was closed, or the guest found the way. */
export function rememberHint(): void {
  try {
    localStorage.setItem(SEEN_KEY, '1');
  } catch {
    // Forbidden here, where the hint is never shown.
  }
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
}
