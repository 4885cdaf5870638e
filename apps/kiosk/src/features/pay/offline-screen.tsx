import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Screen } from '#app/screen/screen';
import styles from './pay-choice.module.css';

type OfflineScreenProps = {
  readonly onOrder: () => void;
  /** null = the order may have arrived, so that it is not sent another time. */
  readonly onCancel: (() => void) | null;
};

/** The connection was lost while the order was sent: it can wait on this device, and be paid at the counter. */
export function OfflineScreen({ onOrder, onCancel }: OfflineScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('kiosk.offline.title')}
      bar={
        <div className={styles.answers}>
          {onCancel && (
            <Button tone="secondary" size="large" onClick={onCancel} data-escape="">
              {t('common.back')}
            </Button>
          )}
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
