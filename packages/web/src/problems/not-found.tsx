import { ErrorScreen, LinkButton, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AnyLanguage } from '../language/any-language';
import { usePageTitle } from '../page/use-page-title';

type NotFoundProps = {
  /** Missing part: this page, or the whole restaurant. */
  readonly missing?: 'page' | 'restaurant';
  /** The restaurant whose page it would be, and where it begins. */
  readonly within?: { readonly name: string; readonly path: string };
};

/** An address that leads nowhere. */
export function NotFound({ missing = 'page', within }: NotFoundProps) {
  const { t } = useTranslation();
  const area = missing === 'restaurant' ? 'restaurant_not_found' : 'not_found';
  usePageTitle(t(`page.${area}.title`), within?.name ?? t('common.app_name'));
  return (
    <ErrorScreen
      corner={<AnyLanguage />}
      icon={<SearchIcon />}
      title={t(`page.${area}.title`)}
      actions={
        <LinkButton component={Link} to={within?.path ?? '/'}>
          {t(within ? 'common.back_to_menu' : 'page.not_found.action')}
        </LinkButton>
      }
    >
      {t(`page.${area}.body`)}
    </ErrorScreen>
  );
}
