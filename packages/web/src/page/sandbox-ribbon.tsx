import { useTranslation } from 'react-i18next';
import styles from './sandbox-ribbon.module.css';

/** Says on every page that no money moves here. */
export function SandboxRibbon() {
  const { t } = useTranslation();
  return (
    <aside className={styles.ribbon} aria-label={t('common.sandbox.title')}>
      <strong>{t('common.sandbox.title')}</strong> {t('common.sandbox.notice')}
    </aside>
  );
}
