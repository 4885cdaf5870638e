import { LANGUAGES } from '@comanda/contracts';
import { ErrorScreen, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './language-switch';

/** A link that leads to no receipt. */
export function NoReceiptScreen() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      corner={<LanguageSwitch languages={LANGUAGES} />}
      icon={<SearchIcon />}
      title={t('receipt.not_found_title')}
    >
      {t('receipt.not_found_body')}
    </ErrorScreen>
  );
}
