import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Screen } from '#app/screen/screen';
import styles from './pay-choice.module.css';

type OfflineScreenProps = { readonly onOrder: () => void; readonly onCancel: () => void };

/** The connection was lost while the order was sent: it can wait on this device, and be paid at the counter. */
export function OfflineScreen({ onOrder, onCancel }: OfflineScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('kiosk.offline.title')}
      bar={
        <div className={styles.answers}>
          <Button tone="secondary" size="large" onClick={onCancel} data-escape="">
            {t('common.back')}
          </Button>
          <Button size="large" isWide onClick={onOrder}>
            {t('kiosk.offline.order')}
          </Button>
        </div>
      }
    >
      <p className={styles.told}>{t('kiosk.offline.body')}</p>
    </Screen>
  );
}
