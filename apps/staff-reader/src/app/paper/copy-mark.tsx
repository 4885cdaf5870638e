import { useTranslation } from 'react-i18next';
import styles from './paper.module.css';

/** Marks a paper that was printed before. */
export function CopyMark() {
  const { t } = useTranslation();
  return <p className={styles.copy}>{t('staff.paper.copy')}</p>;
}
