import { Skeleton, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './frame-skeleton.module.css';

/** The shape of the first page while the restaurant is on its way. */
export function FrameSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Skeleton width="60%" height="2rem" />
      <Skeleton ratio="16 / 9" />
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton ratio="16 / 9" />
    </div>
  );
}
