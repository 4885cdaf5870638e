import { useOrdering } from '@comanda/ordering';
import { IconLink, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { LanguageAction } from './language-action';

/** What can be done from any page of the menus: search them, or read them in another language. */
export function PageActions() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  return (
    <>
      <IconLink
        component={Link}
        to={pathTo('search', { endpoint })}
        label={t('menu.search.label')}
        icon={<SearchIcon />}
      />
      <LanguageAction />
    </>
  );
}
