import { Skeleton, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import pageStyles from './receipt-page.module.css';
import styles from './receipt-skeleton.module.css';

/** The shape of a receipt while it is on its way: whose it is, for whom, and the order. */
export function ReceiptSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={pageStyles.page}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div className={styles.skeleton}>
        <div className={styles.head}>
          <Skeleton width="3rem" height="3rem" />
          <Skeleton shape="text" width="50%" />
        </div>
        <Skeleton shape="text" width="30%" />
        <div className={styles.order}>
          <Skeleton height="3rem" />
          <Skeleton shape="text" width="40%" />
          <Skeleton height="10rem" />
          <Skeleton height="6rem" />
        </div>
      </div>
    </div>
  );
}
