import { IconLink, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way from any page of the menus to finding a dish. */
export function SearchAction({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  return <IconLink component={Link} to={to} label={t('menu.search.label')} icon={<SearchIcon />} />;
}
