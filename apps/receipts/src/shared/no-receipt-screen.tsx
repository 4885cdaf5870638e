import { ErrorScreen, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** A link that leads to no receipt. */
export function NoReceiptScreen() {
  const { t } = useTranslation();
  return (
    <ErrorScreen icon={<SearchIcon />} title={t('receipt.not_found_title')}>
      {t('receipt.not_found_body')}
    </ErrorScreen>
  );
}
