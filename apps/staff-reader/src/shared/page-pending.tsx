import { Banner, Spinner, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './page-body.module.css';

/** In the place of what a page reads: that it is on its way, or that it cannot be read now. It is read again by itself. */
export function PagePending({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  if (error !== null) {
    return (
      <Banner tone="warning" isLive>
        {t('error.network')}
      </Banner>
    );
  }
  return (
    <p className={styles.pending}>
      <Spinner />
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
    </p>
  );
}
