import { ErrorScreen, LinkButton, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AnyLanguage } from '#shared/language-switch/any-language';
import { usePageTitle } from '#shared/use-page-title';

type NotFoundProps = {
  /** What is missing: this page, or the whole restaurant. */
  readonly missing?: 'page' | 'restaurant';
};

/** An address that leads nowhere. */
export function NotFound({ missing = 'page' }: NotFoundProps) {
  const { t } = useTranslation();
  const area = missing === 'restaurant' ? 'restaurant_not_found' : 'not_found';
  usePageTitle(t(`page.${area}.title`), t('common.app_name'));
  return (
    <ErrorScreen
      corner={<AnyLanguage />}
      icon={<SearchIcon />}
      title={t(`page.${area}.title`)}
      actions={
        <LinkButton component={Link} to="/" tone="secondary">
          {t('common.back')}
        </LinkButton>
      }
    >
      {t(`page.${area}.body`)}
    </ErrorScreen>
  );
}
