import { LANGUAGES } from '@comanda/contracts';
import { ErrorScreen, LinkButton, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '@comanda/web/language';

/** A link that leads to no receipt. */
export function NoReceiptScreen() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      corner={<LanguageSwitch languages={LANGUAGES} />}
      icon={<SearchIcon />}
      title={t('receipt.not_found_title')}
      actions={
        <LinkButton component="a" href="/start">
          {t('page.not_found.action')}
        </LinkButton>
      }
    >
      {t('receipt.not_found_body')}
    </ErrorScreen>
  );
}
