import { useLanguage } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import styles from './legal-links.module.css';

/** Links to the legal pages in the guest's language. The public site owns them, so they are loaded as documents. */
export function LegalLinks() {
  const { t } = useTranslation();
  const language = useLanguage();
  const site = language === 'en' ? '' : `/${language}`;
  return (
    <p className={styles.links}>
      <a href={`${site}/privacy`}>{t('common.privacy')}</a>
      <a href={`${site}/tos`}>{t('common.terms')}</a>
    </p>
  );
}
