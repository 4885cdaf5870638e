import { LANGUAGES } from '@comanda/contracts';
import { ErrorScreen, LinkButton, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useEarlyTaps } from '@comanda/web/drawn-page';
import { LanguageSwitch } from '@comanda/web/language';

/** A link that leads to no receipt. */
export function NoReceiptScreen() {
  const { t } = useTranslation();
  useEarlyTaps();
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
